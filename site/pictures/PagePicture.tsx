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

/** The share of the text column beside a chart or demo. */
const BESIDE_DRAWING = 0.75;

/** The picture beside the text. */
export type ShownDrawing = ChartDrawing | 'demo' | 'cells';

interface PagePictureProps {
  page: PictureProps;
  /** The section of the page; empty for the front page. */
  section: string;
  /** The title of the page. */
  name: string;
  shown: ShownDrawing;
}

/** The social image of a page: its section, title, description, and first demo. */
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
