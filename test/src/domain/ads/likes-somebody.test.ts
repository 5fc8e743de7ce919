import { describe, expect, it } from 'vitest';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';

const WORK = 'We need a Team Leader in Leeds, full time, permanent.\nYou run the early shift.\n\n';
const holding = (said: string) =>
  foundInDescription(WORK + said, { place: 'GB', companies: [], isUnread: true }, []).filter(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

describe('whom a client would have, said beside news of the house', () => {
  it.each([
    "I'd like a woman for the desk. Please do not name us: Tegan has lodged a claim.",
    "We'd love a lad for the yard, and keep our name out.",
    'I fancy a girl on reception.',
    'Between us: I was thinking of a man for the lorry, as Kev left on Friday.',
    'The last girl left on us, so we want a bloke.',
    "The women we've tried on the saw haven't lasted.",
    "Not for the ad: patients expect it and the blokes we've trialled have not worked.",
    "Ne citez pas notre nom. Je verrais bien une femme à l'accueil.",
    'Bitte nennen Sie uns nicht. Ich hätte gern eine Frau am Empfang, Frau Kemmler ist krank.',
    'No pongas nuestro nombre. Me gustaría una mujer para el mostrador.',
    'Onze naam weglaten. Ik zie hier wel een vrouw zitten.',
    'Non mettete il nome. Mi piacerebbe una donna al banco.',
    'Eso sí, que no tenga hijos pequeños ni piense tenerlos, que con Macarena he estado dos veces de baja maternal.',
    "Entre nous, qu'elle n'ait pas d'enfants, Sandrine est partie en congé maternité.",
    'Detto tra noi, che non abbia figli piccoli.',
    'Prefiero que ya tenga los hijos mayores.',
  ])('holds the ad: %s', (said) => {
    expect(holding(said).length).toBeGreaterThan(0);
  });

  it.each([
    "Please don't write our name. My brother-in-law Edwin has been doing the job and doesn't know that we're letting him go, and with the divorce it's all rather delicate.",
    "Not for the posting: we're stealth-replacing Owen, he's on a PIP through the 15th and he reads every job board.",
    'Keep our name out of it. Mum has not worked since March and the girls know.',
    "Between us: Sam, he's had a bad back for weeks and his wife got a job in Leeds.",
    'Recruiter only: second shift guys quit because the night supervisor drinks.',
    'Last fella left because my brother and him had a punch up, no need to go telling people.',
    'You would teach a class of thirty boys and girls and like a busy day.',
    'Que no tenga miedo a los niños.',
    'Para familias que no tengan hijos en el centro hay otra tarifa.',
    'Da igual que no tenga hijos o que tenga cinco.',
  ])('is not said where it tells who is there or served: %s', (said) => {
    expect(holding(said)).toEqual([]);
  });
});
