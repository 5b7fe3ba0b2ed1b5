import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 120;

export default function TextareaAutosizeInField() {
  const [text, setText] = React.useState(
    'The rope of the small anchor is worn.',
  );
  const isLong = text.length > limit;

  return (
    <TextField
      multiline
      minRows={2}
      maxRows={6}
      label="Damage"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={isLong}
      helperText={`${text.length} of ${limit} characters`}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}
