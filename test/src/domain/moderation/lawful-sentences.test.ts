import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  ['Prayer breaks, feeding breaks and medication breaks are all paid.', 'AU'],
  ["Meal break, screen break, insulin break: it's yours.", 'GB'],
  ["Samoan, Punjabi, Welsh and Brazilian have all worked here, and we're glad of it.", 'NZ'],
  ['Mexican, Polish and Korean have all cooked with us.', 'US'],
  ["You don't have to be Catholic to teach here; our last two heads were a Quaker and an atheist.", 'GB'],
  ['The ovens are done by four on a Friday, and nobody here works on Shabbat.', 'GB'],
  ['None of us works on Good Friday.', 'IE'],
  ['Expectant mums, people with sore hips and carers have all been given their shifts changed around.', 'AU'],
  ['Staff who are caring for parents or recovering have each had rosters moved to suit them.', 'CA'],
  ['Some of our callers prefer to speak to a woman and others to a man, and we can offer either.', 'GB'],
  ['About half of our clients speak Vietnamese at home, and we use trained interpreters.', 'US'],
  ['Three in five of our families prefer Punjabi, and interpreters are on call.', 'CA'],
  ["It doesn't matter where you learned your Irish.", 'IE'],
  ["We don't mind how you picked up your Polish, school, granny or an app.", 'GB'],
  [
    "We don't care who you pray to or who's waiting at home, as long as you turn up and look after the dogs.",
    'NZ',
  ],
  ['Our last intake had apprentices aged 19 and 54.', 'AU'],
  ['The latest course included recruits of 22 and 58.', 'GB'],
  ['You must be at least 18, because this equipment is not open to minors.', 'US'],
  [
    'If you are a male born after December 31, 1959 you must have registered with the Selective Service.',
    'US',
  ],
  ['If your visa is tied to another farm, talk to Immigration first.', 'NZ'],
  [
    'As the post will be leading worship in the cathedral, the post-holder must be a practising Christian.',
    'GB',
  ],
  [
    "Women make up only 12% of our electricians, so we'd particularly welcome applications from them, and every appointment is on merit.",
    'GB',
  ],
  [
    'Men are under-represented in our nurseries, so we would be especially glad to hear from them, and the job goes to whoever is best.',
    'GB',
  ],
  ['Traditional Owners and mob from other communities are all welcome to apply for this.', 'AU'],
  ["Si une personne a besoin d'un aménagement à cause de sa surdité, on l'accorde sans justificatif.", 'FR'],
  ["Bcc'd you on my email to the client so you know what was said.", 'NZ'],
  ['The minimum age for entry is 18 on the closing date.', 'IE'],
  ["Hot, loud and on your feet. We've fans, water stations and a break every hour.", 'AU'],
  ['Cold. We provide gloves, boots and heaters in the break room.', 'US'],
  ['Bitte nie nach Familienplanung oder Religion fragen.', 'DE'],
  ['They may not ask who looks after the kids. They may ask about the rota.', 'IE'],
  ["You can't ask whether she plans a family.", 'GB'],
  ['"No kids" became "available for split shifts". The client was happy with that.', 'AU'],
  ['"Must be free of ties" is now "two weekends a month".', 'GB'],
  ['De opdrachtgever wilde weten of ze zwanger is. Ik heb gezegd dat we dat niet mogen vragen.', 'NL'],
  ['Please face him when you speak, he lip-reads.', 'GB'],
  ['They make up about a third of our tenants.', 'AU'],
  ['Show us something you built that people with low vision could use.', 'US'],
  ['We actively encourage applications from disabled people.', 'GB'],
  ['Anyone with a religious or cultural reason for keeping a beard can talk to us about other masks.', 'NZ'],
  ['Our residency takes new graduates of any age.', 'US'],
  [
    'Records officer, Hobart. This role is set aside for Aboriginal people under section 42 of the Anti-Discrimination Act 1998 (Tas).',
    'AU',
  ],
])('lets a sentence pass that gives, offers or asks what a law lets every house: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["Feeding break, prayer break, smoke break: you won't get any, so mothers needn't apply.", 'GB'],
  ['Samoan, Punjabi and Welsh have all worked here, and never again.', 'NZ'],
  ['Indian, Filipino and Tongan have all quit here, so Kiwis only.', 'NZ'],
  ["You don't have to be Jewish; our last two chefs were both observant though, and we like it so.", 'GB'],
  ['Nobody here works on Shabbat, so you should keep it too.', 'GB'],
  ['Nobody who goes to church works on Sundays here and we want believers.', 'IE'],
  ['Some of our callers prefer to speak to a woman, so we need a woman.', 'GB'],
  ['Most of our clients would rather talk to a man, and we can usually offer one.', 'GB'],
  ['Most of our patients prefer Spanish, so the nurse should be Latina.', 'US'],
  ['Four in ten of our patients prefer Spanish, so a native speaker is a must.', 'US'],
  ["It doesn't matter where you learned your Irish, but you should be Irish.", 'IE'],
  ["We don't care what church you go to as long as you go to one.", 'NZ'],
  ["Don't care what church you go to, as long as you keep quiet about God.", 'NZ'],
  ['Our last intake had apprentices aged 19 and 24.', 'AU'],
  ['The course takes recruits aged 20 to 35.', 'GB'],
  ['You must be 18 or older, and no older than 35, since heavy work is not open to pensioners.', 'US'],
  ['Men born after 1990 only.', 'US'],
  ["As you'll be teaching maths, you must be a practising Catholic.", 'GB'],
  ["Men make up most of our crew, so we'd be especially pleased to hear from them.", 'GB'],
  ["Women make up too much of the office, so we'd like men, whoever is best.", 'GB'],
  ['The minimum age for entry is 30.', 'NZ'],
  ['The minimum age for recruitment is 25 on the closing date.', 'IE'],
  ['The minimum age is 18 and the maximum is 35.', 'IE'],
  ['Hot, blonde and on her feet. Fans will follow.', 'AU'],
  ['Barmaid. Hot. Size 8.', 'AU'],
  ['Bitte nicht nach Kinderwunsch fragen, aber nur Frauen ohne Kinder schicken.', 'DE'],
  ["Legally they can't ask who'll be minding the children. Find out over coffee.", 'IE'],
  ['"No foreigners" became "native speakers".', 'AU'],
  ['"Young" is now "energetic and free in the evenings, digital native".', 'GB'],
  ['De opdrachtgever wilde weten of ze zwanger is. Ik heb gezegd dat ze drie maanden zwanger is.', 'NL'],
  ['Klant vroeg of ze nog kinderen wil. Ik heb het haar gevraagd en ze wil er twee.', 'NL'],
  ['New graduates of any age, but preferably young.', 'GB'],
  ['Juvenile records set aside still count with us.', 'US'],
  ["We don't encourage disabled applicants.", 'GB'],
  ['Applicants with a religious concern about shaving should look elsewhere.', 'AU'],
  ["You don't have to be Catholic. Our last two heads were both practising Catholics.", 'GB'],
  ["You don't have to be Catholic; our last two cooks were a Hindu and an atheist who didn't last.", 'GB'],
  ['They need somebody those families have trusted before. Travellers only.', 'GB'],
  ['Only 4% of staff are men and only women need apply.', 'GB'],
])('keeps a sentence of the same shape that takes it back: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  [
    "Gwen interviewed better than the rest put together. The FD's comment was that at 58 she'd be treating us as a retirement project. Over to you for number two.",
    'GB',
  ],
  [
    'She asked for "no ghetto names" on the concierge list. I took out Lakeisha, DeShawn and both Jamals before I sent it over.',
    'US',
  ],
  [
    "Turns out Danielle's due in October. The VP's exact line was \"I'm not paying to train a vacancy.\" Let's move Tyler up.",
    'US',
  ],
  [
    "His last warehouse had a card drive and his name was on the flyer. Don't tell him why, just don't call him back.",
    'US',
  ],
  [
    "Profil idéal, mais il s'appelle Mohamed et il sera au téléphone avec la clientèle. Le gérant veut bien le revoir s'il accepte de se présenter comme Martin ; sinon c'est non.",
    'FR',
  ],
  [
    "Sabrina m'a confié qu'elle en est à son troisième mois. J'ai prévenu le client, qui la retire de la liste finale.",
    'FR',
  ],
  ["At 61 he'd be winding down before he's trained.", 'GB'],
  ['At 55 they will probably be looking for a last stop.', 'US'],
  ['Skip the ghetto names.', 'US'],
  ['No ethnic names on the front desk list, please.', 'US'],
  ["The partner isn't going to spend on training somebody's maternity leave.", 'US'],
  ['There was a union drive at her old plant and she spoke at it. Leave her off.', 'US'],
  ['Her photo was on the union flyer.', 'US'],
  ["Le client veut bien le prendre s'il se fait appeler Martin.", 'FR'],
  ["Il serait d'accord pour la recevoir si elle accepte de s'appeler Marie au téléphone.", 'FR'],
  ["Elle entre dans son cinquième mois, donc on l'oublie.", 'FR'],
  ["Le client le prendra s'il se fait appeler Alain.", 'FR'],
])('keeps what leaves somebody out by a name, an age, a child to come or a card drive: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
