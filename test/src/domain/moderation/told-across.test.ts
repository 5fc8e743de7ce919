import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  // An age, and what is made of it some sentences on.
  [
    'Mrs Papadakis, 63. Panel had her on 88, second was on 71. CEO: "We\'d be doing this all over again in two years." Offer\'s going to second.',
    'AU',
  ],
  [
    'Alan Reeve, 61, best interview of the five. Chair: "We\'d be advertising again before the paint\'s dry." Going with number two.',
    'GB',
  ],
  [
    "Noreen is 64. Top marks from all three. The owner said he'd only be back to you in eighteen months. Offer goes to the runner-up.",
    'IE',
  ],
  [
    'Frau Petersen, 62. Beste Bewertung im Gremium. Geschäftsführer: „In zwei Jahren suchen wir schon wieder.“ Die Stelle bekommt der Zweite.',
    'DE',
  ],
  [
    "M. Garnier, 61 ans. Meilleure note du jury. Le directeur : « On recommencerait tout dans deux ans. » L'offre part au deuxième.",
    'FR',
  ],
  // Whom somebody left for, and that no other of them is seen.
  [
    "Kevin's last two Indian drivers left him for the same dairy and he won't look at a third. If it's a Singh or a Patel, save everybody the time.",
    'NZ',
  ],
  ["If it's a Garcia or a Lopez, skip it.", 'US'],
  ["The last three Filipino welders jumped to the mine next door, and he's not having a fourth.", 'AU'],
  ['Her first Muslim carer left at Eid and she will not take on another.', 'GB'],
  ['Seine letzten zwei polnischen Fahrer sind zur Konkurrenz gegangen, einen dritten nimmt er nicht.', 'DE'],
  [
    "Ses deux derniers chauffeurs algériens sont partis chez le voisin et il n'en prendra pas un troisième.",
    'FR',
  ],
  // A greatest age with what it is for.
  ["Shoreditch, £27k, must be 25 or younger because that's who our followers are.", 'GB'],
  ["Host for our TikTok channel, 22 or under since that's who watches.", 'US'],
  ['Store crew, must be 23 or younger as our customers are.', 'AU'],
  ['Community manager, 25 ans ou moins parce que nos abonnés le sont.', 'FR'],
  ['Social-Media-Stelle, höchstens 25, weil unsere Follower so alt sind.', 'DE'],
  // A union, and a gate.
  [
    "Ran the name past Colin, who still has the list. Convenor on the power station job, two disputes, 2014. Site agent says there's no way he's coming through the turnstile.",
    'GB',
  ],
  [
    "CFMEU delegate on the desal plant, two stoppages. The super says he's not setting foot on this site.",
    'AU',
  ],
  ['Checked him with the agent who keeps the cards.', 'GB'],
  [
    "Délégué syndical sur le chantier du tunnel, deux grèves. Le chef de chantier dit qu'il ne passera pas le portail.",
    'FR',
  ],
  [
    'Betriebsrat auf der letzten Baustelle, zwei Streiks. Der Bauleiter sagt, der kommt hier nicht durchs Tor.',
    'DE',
  ],
  // A choir, and a lunch.
  [
    'Résumé has him as treasurer of the gay men\'s chorus. Managing partner in Boise: "I don\'t need that at the Rotary lunch." Passed over.',
    'US',
  ],
  [
    'He volunteers at Mardi Gras every year. The principal said he can do without that at speech night. Declined.',
    'AU',
  ],
  ['CV has her at the Islamic society. Owner: "We don\'t want that on the shop floor." Regret sent.', 'GB'],
  [
    "Son CV le dit trésorier du chœur gay de Lyon. L'associé : « Je n'ai pas besoin de ça au Rotary. » Écarté.",
    'FR',
  ],
  [
    'En el CV pone tesorero del coro gay de Madrid. El socio: «No necesito eso en la comida del Rotary». Descartado.',
    'ES',
  ],
])('holds what is made of somebody: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  // The same words of work.
  ["The contract is for two years. We'd be hiring again in two years.", 'GB'],
  ["The last two suppliers left and he won't look at a third.", 'GB'],
  ["Two printers jammed. We don't need that at the launch.", 'GB'],
  ["No forklift without a ticket: you're not coming through the gate.", 'GB'],
  ['Tickets are free for children 12 and under.', 'GB'],
  ['Run the figures past Colin, who keeps the price list.', 'GB'],
  ['Nobody 17 or under may work nights in the bakery by law.', 'IE'],
])('lets pass what is of work: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
