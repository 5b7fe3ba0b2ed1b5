import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function StepperWithPickers() {
  const [active, setActive] = React.useState(0);
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-10-14T09:30'),
  );
  const isValid = start !== null && start.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stepper activeStep={active} orientation="vertical">
        <Step>
          <StepLabel>Day</StepLabel>
          <StepContent>
            <DatePicker label="Day" value={start} onChange={setStart} />
            <Button disabled={!isValid} onClick={() => setActive(1)}>
              Next
            </Button>
          </StepContent>
        </Step>
        <Step>
          <StepLabel>Time</StepLabel>
          <StepContent>
            <TimePicker label="Time" value={start} onChange={setStart} />
            <Button onClick={() => setActive(0)}>Back</Button>
            <Button disabled={!isValid} onClick={() => setActive(2)}>
              Next
            </Button>
          </StepContent>
        </Step>
        <Step>
          <StepLabel>Summary</StepLabel>
          <StepContent>
            <p>Lesson: {isValid && start.format('MMMM D, HH:mm')}</p>
            <Button onClick={() => setActive(1)}>Back</Button>
          </StepContent>
        </Step>
      </Stepper>
    </LocalizationProvider>
  );
}
