import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ['Zwangere collega’s krijgen bij ons een rustruimte en lichter werk.', 'NL'],
  ['We vullen het geboorteverlof aan tot je volle salaris.', 'NL'],
  ['Elterngeld stocken wir im ersten halben Jahr auf.', 'DE'],
  ['För en jämnare könsfördelning ser vi gärna att fler kvinnor söker.', 'SE'],
  [
    'Wir möchten den Frauenanteil erhöhen und freuen uns deshalb besonders über Bewerbungen von Frauen.',
    'DE',
  ],
  ['Föräldralönen fyller vi ut i nio månader.', 'SE'],
  ['Complementamos el permiso de paternidad hasta el sueldo completo.', 'ES'],
])(
  'lets a house say what it gives whoever expects a child and that it wants both sexes to apply: %s',
  (text, place) => {
    expect(found(text, place)).toEqual([]);
  },
);

it.each([
  ['Elternzeit zahlen wir schon genug, diesmal lieber keine junge Frau.', 'DE'],
  ['Zwangere collega’s krijgen bij ons veel, dus zoeken we nu een man.', 'NL'],
  ['Wir möchten den Frauenanteil erhöhen, Bewerbungen von Männern sind zwecklos.', 'DE'],
  ['Jämn könsfördelning är fint, men vi vill ha en man.', 'SE'],
  ['Vi fyller ut föräldrapenningen, men nu vill vi ha någon utan småbarn.', 'SE'],
  ['Schwangere Mitarbeiterinnen können wir nicht gebrauchen.', 'DE'],
  ['Les collègues enceintes ont déjà trop coûté.', 'FR'],
])('holds what is given where somebody is left out for it: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['He asked for "no oldies". Told him I can\'t do that, we list by skills.', 'NZ'],
  ["She wanted a man for it. Told her we can't search like that.", 'GB'],
  ['Nobody on the panel will ask about your pregnancy, and if they do please call me.', 'US'],
  ["Email your tickets as photos, we don't need the originals.", 'AU'],
  ["Send us your CV and two photos of cakes you've made.", 'GB'],
  ['A baby on the way? Sixteen weeks at full pay.', 'AU'],
  [
    'You’ll be a communicant member of the Church, as the dean presides at the Eucharist and leads the chapter.',
    'GB',
  ],
  ['Boots come in sizes 3 to 13.', 'GB'],
  ['Men, women, old hands, new starters: ring Dave.', 'AU'],
  ['Good depth vision with or without glasses, as the bins are stacked high.', 'NZ'],
  ['They want a pregnancy and newborn ultrasound sonographer.', 'NZ'],
  ['You must be 25 or over so the fleet policy covers you.', 'IE'],
])(
  'lets through what was refused without saying who, pictures of work, sizes of kit and both sexes: %s',
  (text, place) => {
    expect(found(text, place)).toEqual([]);
  },
);

it.each([
  ['He asked for "no oldies". Told him that\'s fine.', 'NZ'],
  ['The owner wants no Poles. Explained how to word it.', 'GB'],
  ['He asked for no mums. Refused two of them for him already.', 'GB'],
  ["Nobody at the yard minds, as long as you're a bloke.", 'AU'],
  ['No one on the floor is asked to work with a Muslim.', 'GB'],
  ['Baby on the way? Six months at least before you should ring us.', 'NZ'],
  ['Send us your CV and two photos of yourself at work.', 'GB'],
  ['The uniform comes in size 8 only.', 'GB'],
  ['Women, blokes need not apply.', 'AU'],
  ['Aged 25 to 35, so the insurance cover is cheap.', 'IE'],
  ['Bookkeeper, member in good standing of a Baptist church.', 'US'],
  ['Non-Muslim', 'SG'],
  ['Non-Malay, non-Muslim.', 'MY'],
  ['Du är 59, och kunden tror inte att du orkar med tempot.', 'SE'],
  ['Je bent 60 en de klant denkt dat je het tempo niet haalt.', 'NL'],
])(
  'holds a wish that was taken, pictures of somebody, one size, a line of who somebody is not: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);
