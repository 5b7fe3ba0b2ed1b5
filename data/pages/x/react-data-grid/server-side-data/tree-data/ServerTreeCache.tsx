import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type {
  GridDataSourceCache,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { placeColumns, placeSource } from './server';

const answers = new Map<string, GridGetRowsResponse>();
const pathOf = ({ groupKeys = [] }: GridGetRowsParams) => groupKeys.join('/');
const keyOf = (params: GridGetRowsParams) =>
  `${pathOf(params)}?${JSON.stringify(params.sortModel)}`;

const cache: GridDataSourceCache = {
  get: (params) => answers.get(keyOf(params)),
  set: (params, answer) => answers.set(keyOf(params), answer),
  clear: () => answers.clear(),
};

/** Forgets one warehouse and all that is in it. */
function forget(path: string) {
  for (const key of answers.keys()) {
    if (key.startsWith(path)) answers.delete(key);
  }
}

export default function ServerTreeCache() {
  const apiRef = useGridApiRef();
  const [kept, setKept] = React.useState(0);

  const recount = () => {
    forget('Almere');
    setKept(answers.size);
    apiRef.current.unstable_dataSource.fetchRows('Almere');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={recount}>Count Almere again</Button>
      <Typography role="status">Answers kept: {kept}</Typography>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          columns={placeColumns}
          unstable_dataSource={placeSource}
          unstable_dataSourceCache={cache}
          onStateChange={() => setKept(answers.size)}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
