import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const answers = [
  { id: 'dogs', question: 'May dogs come along?', answer: 'Yes, on a lead.' },
  {
    id: 'cloakroom',
    question: 'Is there a cloakroom?',
    answer: 'Beside the entrance, free.',
  },
];

export default function AccordionBasic() {
  return (
    <div style={{ width: '100%' }}>
      {answers.map(({ id, question, answer }) => (
        <Accordion key={id} slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary
            id={id}
            aria-controls={`${id}-answer`}
            expandIcon={<ExpandMoreIcon />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
