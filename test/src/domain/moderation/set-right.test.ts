import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each<[text: string, place: string]>([
  // What was written and is now changed.
  ['The owner had put "fresh and hungry". It now asks for "new to sales and keen to learn".', 'GB'],
  ['Manager asked for "a mature lady". I changed it to "somebody who is patient with callers".', 'AU'],
  [
    'Client wanted "digital natives". Turns out he means people who know the ad tools. Changed the brief to name the tools.',
    'US',
  ],
  ['She wrote "young at heart". The line now reads "cheerful on a long shift".', 'IE'],
  // What was thought and answered.
  [
    'The manager worried that she would be off with the baby. I said we score the answers, and he agreed.',
    'GB',
  ],
  ["Chair felt he was past it at 61. I told her that age isn't something we may weigh.", 'NZ'],
  ['The owner said a wheelchair would slow the floor down. I explained that the ADA protects him.', 'US'],
  [
    "Director wondered if the headscarf would put clients off. Told him that's discrimination, and he dropped it.",
    'IE',
  ],
  // A gap that nobody is marked for.
  ["We can't mark him down for the break. It was his mother's last year.", 'GB'],
  ["Please don't score her lower for the time off. It was chemo and it's over.", 'AU'],
  ["You mustn't dock points for his gap. That was parental leave.", 'US'],
  ["Nobody can knock her for those years at home, Paul. It was her dad's illness.", 'IE'],
  // What was asked and the law named.
  ['De klant vroeg of ze nog kinderen wilde. Ik heb hem op de wet gewezen.', 'NL'],
  ['Der Kunde fragte, ob sie schwanger sei. Ich habe ihn auf das AGG hingewiesen.', 'DE'],
  ['Le client a demandé si elle voulait des enfants. Je lui ai rappelé le Code du travail.', 'FR'],
  ['El cliente preguntó si estaba embarazada. Le recordé que la ley no lo permite.', 'ES'],
  ['Il cliente ha chiesto se era sposata. Gli ho ricordato che la legge lo vieta.', 'IT'],
  // What was told, heard or written of somebody, and what came of it.
  ['Ze vertelde dat ze zwanger is. We plannen het gesprek en het aanbod blijft staan.', 'NL'],
  ['Sie hat uns erzählt, dass sie schwanger ist. Das Angebot steht.', 'DE'],
  ["Elle a dit qu'elle est enceinte. L'offre tient.", 'FR'],
  ['Le directeur trouvait son accent trop fort. Elle reste en lice.', 'FR'],
  ["The reference mentioned her sick leave. I've taken that paragraph out before passing it on.", 'GB'],
  ["His old report spoke of his depression. We've struck it out.", 'AU'],
  ["Lifeguards must be 16 or over; the qualification isn't open to anyone younger.", 'GB'],
  ['He stammers and asked for more time. Given.', 'GB'],
  ['Der Kunde hatte „junges Team sucht Verstärkung“ geschrieben. Ich habe das gestrichen.', 'DE'],
])('lets pass what the next sentence sets right: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each<[text: string, place: string]>([
  ['The owner had put "fresh and hungry". It now asks for a recent graduate.', 'GB'],
  ['Manager asked for "a mature lady". I changed it to "mature", which keeps the same people.', 'AU'],
  [
    'Client wanted "digital natives". Turns out he means under thirty. Changed the brief, but send me young ones.',
    'US',
  ],
  ['She wrote "young at heart". It now reads "energetic", and we know what she means by it.', 'IE'],
  ['The manager worried that she would be off with the baby. I said we would find someone younger.', 'GB'],
  [
    "Chair felt he was past it at 61. I told her that age isn't something we may weigh, but she has a point.",
    'NZ',
  ],
  ['The owner said a wheelchair would slow the floor down. I said I see why. Leave him out.', 'US'],
  [
    "The owner thought a woman of 62 was past it. I said there's no retirement age, so find another reason.",
    'IE',
  ],
  ["We can't mark him down for the break. But it was his nerves, so put him last.", 'GB'],
  ["Please don't score her lower for the time off on paper. She was ill and will be again.", 'AU'],
  ['You can mark her down for the gap. It was maternity leave.', 'US'],
  ["We can't knock her for the years at home. Still, she has three kids and I'd rather the lad.", 'IE'],
  ['De klant vroeg of ze nog kinderen wilde. Ik heb gezegd dat ze dat niet wil, dus ze mag komen.', 'NL'],
  [
    'Der Kunde fragte, ob sie schwanger sei. Ich habe ihn auf das AGG hingewiesen, aber er will lieber einen Mann.',
    'DE',
  ],
  ['Le client a demandé si elle voulait des enfants. Elle en veut deux, donc non.', 'FR'],
  ['El cliente preguntó si estaba embarazada. Le dije que sí y la hemos descartado.', 'ES'],
  ['Ze vertelde dat ze zwanger is. Het aanbod blijft staan, maar liever niet.', 'NL'],
  ["Elle a dit qu'elle est enceinte. L'offre ne tient pas.", 'FR'],
  ['The reference mentioned her sick leave. I took it out, but you should know.', 'GB'],
  ['Il cliente ha chiesto se era incinta. Gli ho detto che non è incinta.', 'IT'],
  ['El cliente preguntó si estaba embarazada. Le dije que no.', 'ES'],
  ['De klant vroeg of ze zwanger is. Ik heb gezegd dat ze niet zwanger is.', 'NL'],
  ['Sie hat uns erzählt, dass sie schwanger ist. Das Angebot gilt nicht mehr.', 'DE'],
  ['Chair felt he was past it at 61. I told her that age is not his strong point.', 'NZ'],
  ['Lifeguards must be 16 or over; nobody over thirty, please.', 'GB'],
  ['Le directeur trouvait son accent trop fort. Elle reste en lice, mais plutôt Julien.', 'FR'],
])('holds what holds all the same: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
