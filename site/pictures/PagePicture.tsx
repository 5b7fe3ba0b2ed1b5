import { site } from '../../data/site';
import type { PictureProps } from '../../generator/contract/picture';
import { languageOf } from '../language/language-of';
import { type Translate, translateTo } from '../language/translate';
import { Cells } from './Cells';
import { Chart } from './Chart';
import { chartDrawing } from './chart-drawing';
import { PlanMark } from './PlanMark';
import { glyphOf } from './section-of';
import { breakable, titleSize } from './title-size';

/** How much of the column of words a chart leaves. */
const BESIDE_CHART = 0.75;

interface PagePictureProps {
  page: PictureProps;
  /** Where it stands; empty for the front page. */
  section: string;
  /** What it is called there. */
  name: string;
}

/** A page as a link to it shows it: where it stands, what it is called, what it is about, and its first chart. */
export function PagePicture({ page, section, name }: PagePictureProps) {
  const { userLanguage, words, description, plan, drawing } = page;
  const chart = drawing && chartDrawing(drawing);
  const t: Translate = translateTo(userLanguage, words);
  return (
    <div
      className={`picture picture-${userLanguage}${chart ? ' has-chart' : ''}`}
      lang={languageOf(userLanguage).tag}
    >
      <div className="words">
        <div className="top">
          <div className="mark">
            <Cells glyph="library" />
          </div>
          <div className="site">{site.name}</div>
          {section && <div className="section">{section}</div>}
        </div>
        <div className="about">
          <div className={`title title-${titleSize(name, chart ? BESIDE_CHART : 1)}`}>{breakable(name)}</div>
          {description && <div className="description">{description}</div>}
        </div>
        <div className="foot">
          {plan && <PlanMark plan={plan} name={t(`${plan}Plan`)} />}
          <div className="version">{site.version}</div>
        </div>
      </div>
      <div className="drawing">{chart ? <Chart drawing={chart} /> : <Cells glyph={glyphOf(page)} />}</div>
    </div>
  );
}
