import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

const answers = ['Parcels', 'Nothing', 'An error'];
const nothing: typeof parcels = [];

function RequestFailed() {
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      The depot does not answer. Try again in a minute.
    </Alert>
  );
}

const withError = { noRowsOverlay: RequestFailed };

export default function OverlaysRequest() {
  const [request, setRequest] = React.useState({
    answer: 'An error',
    done: false,
  });

  React.useEffect(() => {
    // Stands for a request to your server.
    const timer = setTimeout(
      () => setRequest((old) => ({ ...old, done: true })),
      800,
    );
    return () => clearTimeout(timer);
  }, [request.answer]);

  return (
    <Box sx={{ width: '100%' }}>
      {answers.map((answer) => (
        <Button
          key={answer}
          disabled={answer === request.answer}
          onClick={() => setRequest({ answer, done: false })}
        >
          {answer}
        </Button>
      ))}
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={
            request.done && request.answer === 'Parcels' ? parcels : nothing
          }
          columns={parcelColumns}
          slots={request.answer === 'An error' ? withError : undefined}
          loading={!request.done}
          hideFooter
        />
      </Box>
    </Box>
  );
}
