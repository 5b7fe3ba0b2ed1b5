type Translate = (key: string) => string;

export function Gate({ t, open, depth }: { t: Translate; open: boolean; depth: string }) {
  const label = open ? 'gate.close' : 'gate.open';
  return (
    <button title={t(`well.${depth}`)} aria-label={t('gate.opne')}>
      {t(label)}
    </button>
  );
}
