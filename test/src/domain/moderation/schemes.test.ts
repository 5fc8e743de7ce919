import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const findings = (text: string, place: string) =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

it.each([
  ['Disabled applicants who meet the essential criteria are guaranteed an interview.', 'GB'],
  ['Veterans and disabled people who meet the essential criteria get an interview.', 'GB'],
  ["We'd love grandparents back, you lot never miss a shift.", 'NZ'],
  [
    'A Confidential clearance is needed; you will usually need to have lived here for a while, ring us if in doubt.',
    'NZ',
  ],
  ["Indoor pool, 32 degrees, you'll never be cold.", 'NZ'],
  ["Two on every night, so you're never alone.", 'IE'],
  ['An aqua group where the average age is 71.', 'NZ'],
  ["You'd play for a choir whose average age is 74.", 'GB'],
  [
    'Some of our clients want a female carer for washing and some want a male one; you would match them and put it in the care plan.',
    'GB',
  ],
  ["A few residents would rather have a man shave them; you'd work that into the rota.", 'GB'],
  ['Dyslexic writers are on the team already, with the software to go with it.', 'GB'],
  ['Deaf bakers work here already, so we all sign a bit.', 'AU'],
  ['Flu shots free; medical and religious exemptions honored.', 'US'],
  ['All black, sleeves up or down, hair as you please.', 'US'],
  ['Jeans fine, hair however you want it, no ties.', 'CA'],
  ['Anerkannte Abschlüsse aus dem Ausland sind uns ebenso recht.', 'DE'],
  ['Berufserfahrung aus dem Ausland rechnen wir voll an.', 'DE'],
  ["Retraités, parents, étudiants : l'horaire coupé convient à beaucoup de monde.", 'FR'],
  ['Estudiantes, jubilados, padres: el horario partido le va bien a mucha gente.', 'ES'],
  ['Permiso por nacimiento igual para todos, y reducción de jornada sin malas caras.', 'ES'],
  ["They asked if he's got a family to move up with. I told them we don't pass that on.", 'GB'],
  [
    'Female monitor for observed urine samples, 49 CFR Part 40 says same sex as the donor, so two women and two men please',
    'US',
  ],
  [
    'I pulled "digital native" from the posting and they agreed, what they want is someone handy with Figma',
    'US',
  ],
  ['Send a photo of a drawer you made.', 'NZ'],
  ['Drivers here range from 23 to 66 and the 66-year-old has the best numbers.', 'US'],
  ['Female patients can ask for a female sonographer and we book it that way.', 'AU'],
  ['Wer Kinder hat, tauscht bei uns Dienste ohne Debatte.', 'DE'],
  ['Interfaith department of five: two Protestant, one Catholic, one Muslim, and this vacancy.', 'US'],
  ['Bewerbungen schwerbehinderter Menschen sind ausdrücklich erwünscht.', 'DE'],
  ['Apply with CV (leave out photo, NRIC, age and marital status).', 'SG'],
  ["You'd be collecting prescriptions for pensioners who can't get out.", 'GB'],
  ['It is unlawful to withdraw an offer because someone is pregnant.', 'GB'],
  ["Vous n'avez pas à nous dire si vous êtes enceinte, et cela ne changera rien pour la mission.", 'FR'],
  ['Je hoeft ons niet te vertellen of je zwanger bent, het maakt niets uit.', 'NL'],
])('passes schemes, exemptions, free dress and what nobody has to tell: %s', (text, place) => {
  expect(findings(text, place)).toEqual([]);
});

it.each([
  ['Male applicants who meet the criteria are guaranteed an interview.', 'GB'],
  ["Disabled applicants who can't climb stairs are out.", 'GB'],
  ['We would love grandparents back but only those under 60.', 'NZ'],
  ["You'll need to have lived here all your life.", 'GB'],
  ['The average age in the office is 25 and we keep it that way.', 'AU'],
  ['Some of our clients want a female carer so it has to be a woman.', 'GB'],
  ["We've two autistic testers on the team already, so no more.", 'GB'],
  ["Dyslexic writers wouldn't last here.", 'GB'],
  ["We don't hire the religious exemption crowd.", 'US'],
  ['Abschlüsse aus dem Ausland sehen wir nicht gern.', 'DE'],
  ['Retraités, parents, étudiants : non merci.', 'FR'],
  ['Nada de reducción de jornada por hijos.', 'ES'],
  ["They asked if he's got a family. I told them no, he's single.", 'GB'],
  ['Female monitor please, they are neater.', 'US'],
  ['Dites-nous si vous êtes enceinte, cela changerait tout pour la mission.', 'FR'],
  ['A letter from your pastor confirming membership is required.', 'US'],
  ['Send a photo of yourself.', 'GB'],
  ['Bewerbungen schwerbehinderter Menschen sind nicht erwünscht.', 'DE'],
  ['Autistic people struggle with our open-plan office.', 'GB'],
  ['Position would suit a single man with no ties.', 'GB'],
  ["It's illegal to sack her because she's pregnant so say it's the numbers.", 'GB'],
  ['Our insurer has a ceiling of 60 for drivers.', 'GB'],
  ['Our insurance carrier caps drivers at 70.', 'US'],
])('holds who is picked beside the like: %s', (text, place) => {
  expect(findings(text, place)).not.toEqual([]);
});

it.each([
  ["We understand you're expecting. In view of that we've decided to withdraw the offer.", 'GB', 'pregnancy'],
  ['Vous nous avez annoncé votre grossesse. De ce fait, nous retirons notre offre.', 'FR', 'pregnancy'],
  [
    'We note your recent diagnosis. In the circumstances we are withdrawing our offer.',
    'GB',
    'disability_or_health',
  ],
])('tells for what of somebody an offer is withdrawn: %s', (text, place, about) => {
  expect(findings(text, place).map((one) => [one.about, one.reason])).toContainEqual([
    about,
    expect.stringContaining('Takes back what was offered'),
  ]);
});

it.each([
  ["Your reference could not be confirmed. In view of that we've decided to withdraw the offer.", 'GB'],
  ["Thanks for telling us you're expecting. In view of that your job stands, see you in May.", 'AU'],
  ['Ihre Approbation ist abgelaufen. Daher ziehen wir unser Angebot zurück.', 'DE'],
])('says no such thing of an offer that stands or falls by the work: %s', (text, place) => {
  expect(findings(text, place)).toEqual([]);
});

it('tells of where a paper is from, and of nothing else, where it is said to count there and not here', () => {
  expect(
    findings('Mit dem Diplom aus Kairo sind Sie dort Arzt. Hier nicht.', 'DE').map(({ about }) => about),
  ).toEqual(['race_or_origin']);
});
