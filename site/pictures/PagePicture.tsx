import { site } from '../../data/site';
import type { PictureProps } from '../../generator/page/picture';
import { languageOf } from '../language/language-of';
import { type Translate, translateTo } from '../language/translate';
import { referenceDescription } from '../reference/reference-words';
import { Cells } from './Cells';
import { Chart } from './Chart';
import type { ChartDrawing } from './chart-drawing';
import { DemoBox } from './DemoBox';
import { PlanMark } from './PlanMark';
import { glyphOf } from './section-of';
import { breakable, titleSize } from './title-size';

/** How much of the column of words a chart or demo leaves. */
const BESIDE_DRAWING = 0.75;

/** What stands beside the words. */
export type ShownDrawing = ChartDrawing | 'demo' | 'cells';

interface PagePictureProps {
  page: PictureProps;
  /** Where it stands; empty for the front page. */
  section: string;
  /** What it is called there. */
  name: string;
  shown: ShownDrawing;
}

/** A page as a link to it shows it: where it stands, what it is called, what it is about, and its first demo. */
export function PagePicture({ page, section, name, shown }: PagePictureProps) {
  const { userLanguage, words, plan, reference, pathname } = page;
  const isWide = shown !== 'cells';
  const t: Translate = translateTo(userLanguage, words);
  const description = reference ? referenceDescription(reference, pathname, t) : page.description;
  return (
    <div
      className={`picture picture-${userLanguage}${isWide ? ' has-chart' : ''}`}
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
          <div className={`title title-${titleSize(name, isWide ? BESIDE_DRAWING : 1)}`}>
            {breakable(name)}
          </div>
          {description && <div className="description">{description}</div>}
        </div>
        <div className="foot">
          {plan && <PlanMark plan={plan} name={t(`${plan}Plan`)} />}
          <div className="version">{site.version}</div>
        </div>
      </div>
      <div className="drawing">
        {shown === 'cells' && <Cells glyph={glyphOf(page)} />}
        {shown === 'demo' && <DemoBox />}
        {typeof shown === 'object' && <Chart drawing={shown} />}
      </div>
    </div>
  );
}
