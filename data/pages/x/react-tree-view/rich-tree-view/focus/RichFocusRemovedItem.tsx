import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const SONGS = ['Harbor lights', 'Long way up', 'Paper boats', 'Slow train'].map(
  (label, index) => ({ id: `song-${index + 1}`, label }),
);

export default function RichFocusRemovedItem() {
  const apiRef = useTreeViewApiRef();
  const [songs, setSongs] = React.useState(SONGS);
  const focusedId = React.useRef<string | null>(null);
  const neighborId = React.useRef<string | null>(null);

  React.useEffect(() => {
    if (neighborId.current) {
      apiRef.current!.getItemDOMElement(neighborId.current)?.focus();
      neighborId.current = null;
    }
  }, [apiRef, songs]);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const index = songs.findIndex(({ id }) => id === focusedId.current);
    if (event.key !== 'Delete' || index === -1) {
      return;
    }
    const neighbor = songs[index + 1] ?? songs[index - 1];
    neighborId.current = neighbor?.id ?? null;
    setSongs(songs.filter((song) => song !== songs[index]));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <Button onClick={() => setSongs(SONGS)}>Bring all songs back</Button>
      <RichTreeView
        aria-label="Playlist"
        items={songs}
        apiRef={apiRef}
        onItemFocus={(_event, itemId) => {
          focusedId.current = itemId;
        }}
        onKeyDown={handleKeyDown}
      />
    </Stack>
  );
}
