import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each<[text: string, place: string]>([
  // Who may come back once something of them is gone.
  [
    "Wears locs, neat, tied back. Manager said that he can try again when he's cut that mess off. Two others have ponytails.",
    'US',
  ],
  ["She can apply again once she's taken off that scarf", 'GB'],
  ["He can come back when he's lost the accent", 'GB'],
  ['Ask her to try again when the kids are at school', 'GB'],
  ['Er kann sich noch einmal bewerben, wenn die Haare ab sind', 'DE'],
  ["Qu'il revienne quand il aura coupé ses tresses", 'FR'],
  ['Que vuelva cuando se quite el pañuelo', 'ES'],
  ['Torni quando si sarà tagliato le treccine', 'IT'],
  ['Ze mag terugkomen als de hoofddoek af is', 'NL'],
  // What whoever expects a child loses.
  ["If you're pregnant, your shifts change and so does your pay", 'AU'],
  ['When you are pregnant we move you to the office and your rate drops', 'GB'],
  ['Once she is breastfeeding, she goes on lighter duties at reduced pay', 'US'],
  ['Wenn Sie schwanger sind, ändern sich Ihre Schichten und Ihr Gehalt', 'DE'],
  ['Si vous êtes enceinte, vos horaires changent et votre salaire aussi', 'FR'],
  ['Si estás embarazada, cambia tu turno y también tu sueldo', 'ES'],
  ['Se resti incinta, cambiano i turni e lo stipendio', 'IT'],
  ['Als je zwanger bent, veranderen je diensten en je salaris', 'NL'],
  // What is found out where it may not be asked.
  ["You can't ask whether she plans a family, so check her Facebook", 'GB'],
  ["We can't ask how old he is, so look at when he left school", 'GB'],
  ['Nobody asks about kids, so keep an eye out for a ring.', 'IE'],
  ["We don't ask about health, but ring round her old mates", 'AU'],
  ['Nach Kindern dürfen wir nicht fragen, also schauen Sie auf ihr Instagram', 'DE'],
  ["On ne peut pas demander son âge, alors regardez l'année du bac", 'FR'],
  ['No se puede preguntar por la edad, así que mira su Facebook', 'ES'],
  ['Naar kinderen mag je niet vragen, dus kijk op haar Facebook', 'NL'],
  // What nobody need be and helps all the same.
  ["You don't have to be Catholic to teach here; but it helps", 'GB'],
  ["You needn't be a woman. But it counts.", 'GB'],
  ['Sie müssen nicht katholisch sein. Aber es hilft.', 'DE'],
  ["Pas besoin d'être catholique; mais ça aide", 'FR'],
  ['Prayer breaks are off the table', 'GB'],
  ['Headscarves and turbans are a no-go.', 'AU'],
  ["Pumping breaks aren't on offer here.", 'US'],
  ['Night work, and adjustments are out of the question.', 'IE'],
  ['At least 40, because a steady hand is what we want.', 'GB'],
  ['The medical comes after the offer, so we can pull it if his back is bad.', 'GB'],
  ["The residents are old-school and won't be told by a coloured girl.", 'GB'],
  ["The foreman says it's a safety thing; it isn't, but it gets us out of it.", 'AU'],
  ['Schreiben Sie „flexibel“, gemeint ist: keine Mütter.', 'DE'],
  ['Put „ouvert“, en clair : pas de femmes.', 'FR'],
  ['No dogs, and that goes for guide dogs.', 'GB'],
])('holds what is sent back, lost, found out or helps after all: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each<[text: string, place: string]>([
  ["He can try again when he's passed the theory test", 'GB'],
  ["He can come back once he's got his forklift ticket", 'AU'],
  ["You can apply again when you've finished the course", 'US'],
  ['Questions about prayer breaks are off the table', 'GB'],
  ['No dogs except guide dogs.', 'GB'],
  ['Reapply after six months', 'GB'],
  ["If you're pregnant, your shifts change and your pay stays the same", 'GB'],
  ["When you're pregnant we move you to lighter work on full pay", 'AU'],
  ['Wenn Sie schwanger sind, ändern sich Ihre Schichten, Ihr Gehalt bleibt gleich', 'DE'],
  ['Si vous êtes enceinte, vos horaires changent, votre salaire reste le même', 'FR'],
  ["We can't ask how old he is, so look at the experience he lists", 'GB'],
  ["Nobody asks about kids, so there's nothing to prepare for that", 'GB'],
  ["You don't have to be Catholic to teach here; but you'll teach the faith curriculum", 'GB'],
  ["You don't have to be a baker; but it helps", 'GB'],
  ['At least 40 of these a day', 'GB'],
  ['The medical comes after the offer and is only to plan adjustments', 'GB'],
])('lets pass what is of the work: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
