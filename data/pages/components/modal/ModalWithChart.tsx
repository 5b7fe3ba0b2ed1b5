import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const levels = [2.1, 2.4, 3.2, 4.1, 3.6, 2.9, 2.5];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ModalWithChart() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <SparkLineChart data={levels} width={140} height={50} />
      <Button onClick={() => setOpen(true)}>Enlarge</Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-label="Level of the river"
          sx={{
            position: 'absolute',
            inset: 0,
            margin: 'auto',
            width: '90%',
            maxWidth: 700,
            height: 'fit-content',
            p: 2,
          }}
        >
          <LineChart
            height={300}
            xAxis={[{ scaleType: 'point', data: days }]}
            series={[{ data: levels, label: 'Level, m' }]}
          />
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
