import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  ['GOQ under s 31.', 'IE'],
  ['Exemption claimed under sch 9 para 1, see the note.', 'GB'],
  ['KiwiSaver contributions continue while you are off on parental leave.', 'NZ'],
  ["Bring a share code if you haven't a British or Irish passport.", 'GB'],
  ['Anyone without a UK passport needs a visa or settled status.', 'GB'],
  ['ITAR shop so they need a U.S. person, which covers green card holders, refugees and asylees too.', 'US'],
  ['Applicants who are Indigenous, racialized or disabled can self-identify if they like.', 'CA'],
  ["Cook for a kosher kitchen in Caulfield. You needn't be Jewish, but no meat meets milk here.", 'AU'],
  ["Locum vet Sunday 3rd, please don't send anyone who hasn't done large animals.", 'GB'],
  ["Don't send anyone who hasn't got their Safe Pass.", 'IE'],
  ['He needs someone from the sixth, as Sue starts her maternity leave on the ninth.', 'GB'],
  ['The owners are in their seventies and want a manager they can hand over to.', 'CA'],
  ['Dad would take them out on the boat, and now you will.', 'IE'],
  ['Kitchen Hand, Backpackers, Kaikōura', 'NZ'],
  ['"Junior" is the pay grade, not your age.', 'AU'],
  ['PTO builds from day one and can be used for family or medical needs of any kind.', 'US'],
  ['A decent guy runs the stores and will meet you at the gate.', 'GB'],
  ['Frau Maier ist im Krankenstand, bitte rufen Sie Herrn Huber an.', 'AT'],
  ['Elternzeit ist hier normal, drei Kollegen hatten sie letztes Jahr.', 'DE'],
  ['Kopftuch ist kein Problem, nur an der Säge muss es eng anliegen.', 'DE'],
  ['Le patron a trois enfants et finit à 17 heures tous les jours.', 'FR'],
  ['Over je gezondheid of een kinderwens hoef je in het gesprek niets te zeggen.', 'NL'],
  ["Thanks for letting us know you're expecting. The client is happy to move your start date.", 'AU'],
  ['Danke, dass Sie von Ihrer Schwangerschaft erzählt haben. Am Angebot ändert das nichts.', 'DE'],
])('lets go what a line says in passing of laws, papers, leave and the house: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['The owners are in their seventies and want young blood.', 'GB'],
  ["You needn't be Muslim, but most who last here are.", 'AU'],
  ["Don't send anyone who hasn't done National Service.", 'GB'],
  ["Don't send anyone who hasn't done their time in the Army.", 'GB'],
  ['Women may self-identify so that we can leave them out.', 'CA'],
  ["As Sue starts her maternity leave in May, we'd like someone past all that.", 'GB'],
  ['Mum used to do it so a woman would be best.', 'GB'],
  ['Mam started the bakery and wants a nice local girl behind the counter.', 'IE'],
  ['A decent guy is wanted for the stores.', 'GB'],
  ['Die Köchin ist im Krankenstand, lieber jemand Jüngeres.', 'AT'],
  ['Kopftuch ist kein Problem, solange sie hinten bleibt und nicht zu den Kunden geht.', 'DE'],
  ['Over een kinderwens hoef je niets te zeggen, maar liever geen jonge moeders.', 'NL'],
  [
    'Thank you for telling us about the pregnancy. It makes no difference, but they would rather start someone else.',
    'GB',
  ],
])('holds the same words where somebody is wished for by them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
