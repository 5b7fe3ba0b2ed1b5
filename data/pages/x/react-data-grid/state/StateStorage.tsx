import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbar,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

const KEY = 'greenhouse-grid';

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function storeState(state: GridInitialState) {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage is full or forbidden: the grid works, but its state is not kept.
  }
}

function Greenhouse() {
  const apiRef = useGridApiRef();
  const [initialState, setInitialState] = React.useState<GridInitialState>();

  React.useEffect(() => setInitialState(readState()), []);

  const isReady = initialState !== undefined;
  React.useEffect(() => {
    if (!isReady) {
      return undefined;
    }
    // When the grid unmounts, apiRef.current becomes null: keep the object.
    const api = apiRef.current;
    const save = () => storeState(api.exportState());
    // Closing the page unmounts nothing, so both moments count.
    window.addEventListener('beforeunload', save);
    return () => {
      window.removeEventListener('beforeunload', save);
      save();
    };
  }, [apiRef, isReady]);

  return (
    isReady && (
      <DataGrid
        apiRef={apiRef}
        rows={beds}
        columns={bedColumns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { hideFooter: true } } }}
        hideFooter
      />
    )
  );
}

export default function StateStorage() {
  const [shown, setShown] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Close the grid' : 'Open it again'}
      </Button>
      <Box sx={{ height: 370 }}>{shown && <Greenhouse />}</Box>
    </Box>
  );
}
