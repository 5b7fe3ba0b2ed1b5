import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import useMediaQuery from '@mui/material/useMediaQuery';
import Zoom from '@mui/material/Zoom';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawOnServer } from '../../../../site/demo/drawing/draw-on-server';
import { FIRST_LOOK } from '../../../../site/demo/theme/demo-theme';

const draw = (element: ReactElement) => drawOnServer(() => element, FIRST_LOOK);

describe('a server draws what appears with a transition', () => {
  const text = <p>Text</p>;
  const fading = <Fade in>{text}</Fade>;
  const growing = <Grow in>{text}</Grow>;
  const zooming = <Zoom in>{text}</Zoom>;
  const styled = (
    <Fade in style={{ color: 'red' }}>
      {text}
    </Fade>
  );
  const hidden = <Fade in={false}>{text}</Fade>;

  it.each([
    ['as it is after fading in', fading, '<p>Text</p>'],
    ['as it is after growing', growing, '<p>Text</p>'],
    ['as it is after zooming in', zooming, '<p>Text</p>'],
    ['with its own style', styled, '<p style="color:red">Text</p>'],
    ['and not what is hidden', hidden, '<p style="opacity:0;visibility:hidden">Text</p>'],
  ])('%s', (_, element, html) => {
    expect(draw(element).html).toBe(html);
  });
});

describe('a server draws a list from what is chosen in it', () => {
  const rulesOf = (list: ReactElement) =>
    draw(<LocalizationProvider dateAdapter={AdapterDayjs}>{list}</LocalizationProvider>).rules?.join('');
  const clock = <DigitalClock />;
  const years = <YearCalendar />;

  it.each([
    ['of times', clock, '.MuiDigitalClock-root [aria-selected=true]{scroll-initial-target:nearest}'],
    ['of years', years, '.MuiYearCalendar-root [aria-checked=true]{scroll-initial-target:nearest;'],
  ])('%s', (_, list, rule) => {
    expect(rulesOf(list)).toContain(`[data-module]:not([data-replaced]) ${rule}`);
  });

  it('and writes no rule for it where there is none', () => {
    expect(rulesOf(<p>Text</p>)).toBe('');
  });
});

function WideDay() {
  const isWide = useMediaQuery('(min-width: 900px)');
  return <DatePicker label={isWide ? 'Day of the month' : 'Day'} />;
}

describe('a server draws what asks for a mouse', () => {
  const on = (element: ReactElement) =>
    draw(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);

  it('for desktops with one, and for phones without', () => {
    const { html, narrow } = on(<DatePicker label="Day" />);

    expect(html).toContain('<button');
    expect(narrow).toContain('<input');
    expect(narrow).not.toContain('<button');
  });

  it('chosen by the pointer, whatever the width; by the width if a demo asks for that, too', () => {
    expect(on(<DatePicker label="Day" />).isByPointer).toBe(true);
    expect(on(<WideDay />)).toMatchObject({ isByPointer: false, narrow: expect.any(String) });
  });

  it('once where it is the same on both', () => {
    expect(on(<DatePicker desktopModeMediaQuery="@media all" />)).not.toHaveProperty('narrow');
    expect(on(<YearCalendar />)).not.toHaveProperty('narrow');
  });
});
