import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { BarChart } from '@mui/x-charts/BarChart';

export default function AccordionWithChart() {
  return (
    <Accordion
      sx={{ width: '100%' }}
      slotProps={{
        heading: { component: 'div' },
        transition: { unmountOnExit: true },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        Rain by month
      </AccordionSummary>
      <AccordionDetails>
        <BarChart
          height={220}
          xAxis={[{ scaleType: 'band', data: ['March', 'April', 'May'] }]}
          series={[{ data: [48, 62, 71], label: 'Rain, mm' }]}
        />
      </AccordionDetails>
    </Accordion>
  );
}
