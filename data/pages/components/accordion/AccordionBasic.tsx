import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const answers = [
  { question: 'May dogs come along?', answer: 'Yes, on a lead.' },
  { question: 'Is there a cloakroom?', answer: 'Beside the entrance, free.' },
];

export default function AccordionBasic() {
  return (
    <div style={{ width: '100%' }}>
      {answers.map(({ question, answer }) => (
        <Accordion key={question} slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
