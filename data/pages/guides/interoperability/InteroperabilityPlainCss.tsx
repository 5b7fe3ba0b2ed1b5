import Slider from '@mui/material/Slider';

const css = `
  .volume.MuiSlider-root { max-width: 280px; height: 10px; }
  .volume .MuiSlider-thumb { border-radius: 4px; }
  .volume .MuiSlider-rail { opacity: 0.2; }
`;

export default function InteroperabilityPlainCss() {
  return (
    <>
      <style>{css}</style>
      <Slider className="volume" aria-label="Volume" defaultValue={40} />
    </>
  );
}
