import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const team = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

const colors = { bgcolor: 'secondary.main', color: 'secondary.contrastText' };

export default function AvatarTeam() {
  return (
    <AvatarGroup
      max={4}
      total={12}
      role="img"
      aria-label="Ada, Ben, Cleo and 9 others"
      slotProps={{ surplus: { sx: colors } }}
    >
      {team.map((name) => (
        <Avatar key={name} sx={colors}>
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
