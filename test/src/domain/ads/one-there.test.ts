import { describe, expect, it } from 'vitest';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';

const WORK =
  'We need a Team Leader in Leeds, full time, permanent.\nYou run the early shift.\nMust have three years in a similar role.\n\n';
const holding = (said: string) =>
  foundInDescription(WORK + said, { place: 'GB', companies: [], isUnread: true }, []).filter(
    ({ verdict }) => verdict !== 'look',
  );

describe('a fact of somebody who is there, told in confidence', () => {
  it.each([
    "Keep this to yourself. Young Darragh is going to Dubai, he told me drunk at a wedding, so he doesn't know I know.",
    "Not for the ad: Rio's people are fed up with us since the near miss, and my dad who owns it is selling, he's sick, it's cancer, and he doesn't want it round town.",
    "This stays with you: I'd two lads off to Dunnes over the tips, and Revenue are in with me since October.",
    "Please don't share this with applicants: Dr. Baines is retiring and three of the girls are looking already.",
    "Between us: Donal will ring you looking for it, he's barred, he left a guard off and a young lad lost a finger.",
    'Jim the owner wants this quiet till the Dingle lads have signed the lease.',
    'Wil je niet zeggen dat Rob ziek thuis zit met burn-out.',
    'Unter uns: die Frau vom Chef ist schwanger und führt die Bücher nicht mehr.',
    'En confianza: la mujer del jefe está de baja y su hermano lleva las cuentas.',
    'Nada de eso fuera, ni el nombre de la farmacia.',
  ])('holds no ad: %s', (said) => {
    expect(holding(said)).toEqual([]);
  });

  it.each([
    'Between us: the last girl got pregnant after six weeks, so not again please.',
    'Not for the ad: the lads want another lad in there.',
    'Keep this to yourself: my wife gets jealous so I would rather a man.',
    'Between us: the girls on reception are all young and pretty.',
    'Off the record: the last two were mothers and it did not work.',
    'Unter uns: die Männer hier sind alle unter 40.',
    'Entre nous, les deux dernières étaient mères et c’était compliqué.',
    "And can you leave the men out of it because parents of babies just aren't comfortable with a fella doing nappies, I know you can't say that.",
    'Off the record: don’t send me that pregnant girl again.',
  ])('is none where it wishes or hints: %s', (said) => {
    expect(holding(said).length).toBeGreaterThan(0);
  });
});
