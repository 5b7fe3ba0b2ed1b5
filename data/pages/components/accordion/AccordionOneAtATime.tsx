import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const steps = [
  { name: 'Address', text: 'Harbour Lane 4, Northport' },
  { name: 'Delivery', text: 'Tuesday, before noon' },
  { name: 'Payment', text: 'By invoice' },
];

export default function AccordionOneAtATime() {
  const [open, setOpen] = React.useState('Address');

  return (
    <div style={{ width: '100%' }}>
      {steps.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={name === open}
          onChange={(_, expanded) => setOpen(expanded ? name : '')}
          slotProps={{ heading: { component: 'div' } }}
          disableGutters
        >
          <AccordionSummary
            id={`step-${name}`}
            aria-controls={`step-${name}-text`}
            expandIcon={<ExpandMoreIcon />}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
