import { useLanguage } from '../language/LanguageProvider';

/**
 * A chart whose options readers choose: `{{"component": "ChartPlayground", "chart": "bar"}}`. The box is
 * mounted as a demo's is; what stands in it comes from site/playground.
 */
export function ChartPlayground({ chart }: Record<string, unknown>) {
  const { t } = useLanguage();
  if (typeof chart !== 'string') return null;
  const name = `Playground-${chart}`;
  return (
    <section className="demo playground-box" id={name} aria-label={t('playground')}>
      <div className="demo-stage is-outlined">
        <div
          className="demo-root"
          data-demo={name}
          data-module={`playground:${chart}`}
          data-failed={t('demoFailed')}
          data-retry={t('retry')}
        >
          <p className="demo-waiting">
            <span className="needs-script">{t('demoLoading')}</span>
            <span className="needs-no-script">{t('demoNeedsScript')}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
