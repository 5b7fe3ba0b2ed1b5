import GlobalStyles from '@mui/material/GlobalStyles';
import Slider from '@mui/material/Slider';

// What a style sheet of your own would hold.
const sheet = `
  .volume.MuiSlider-root { max-width: 280px; height: 10px; }
  .volume .MuiSlider-thumb { border-radius: 4px; }
  .volume .MuiSlider-rail { opacity: 0.2; }
`;

export default function InteroperabilityPlainCss() {
  return (
    <>
      <GlobalStyles styles={sheet} />
      <Slider className="volume" aria-label="Volume" defaultValue={40} />
    </>
  );
}
