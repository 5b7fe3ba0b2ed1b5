import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Route', 'Seats', 'Payment'];

export default function StepperWithButtons() {
  const [active, setActive] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active} alternativeLabel>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={active === steps.length}
          onClick={() => setActive(active + 1)}
        >
          {active < 2 ? 'Next' : 'Pay'}
        </Button>
      </Stack>
    </Box>
  );
}
