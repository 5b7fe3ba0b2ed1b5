import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = ['Address', 'Photos', 'Price'];

export default function StepperNonLinear() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState<number[]>([1]);
  const isDone = done.includes(active);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={active} alternativeLabel>
        {steps.map((label, index) => (
          <Step key={label} completed={done.includes(index)}>
            <StepButton onClick={() => setActive(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Button
        disabled={isDone}
        onClick={() => setDone([...done, active])}
        sx={{ mt: 2 }}
      >
        {isDone ? `${steps[active]} is complete` : `Complete ${steps[active]}`}
      </Button>
    </Box>
  );
}
