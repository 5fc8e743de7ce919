import { expect, it } from 'vitest';
import { reviewSentences } from '#src/domain/moderation/index.ts';
import type { Subject } from '#src/domain/moderation/types.ts';

// By their lines as wholes these wait: whether the rules know them is tested apart.
it.each<[subject: Subject, place: string, text: string]>([
  ['role', 'GB', 'The owner, a mum of three, opens up at six.'],
  ['role', 'IE', 'The founder, a dad of two, still bakes on Sundays.'],
  [
    'role',
    'NZ',
    "Sela told me in the car park that it's twins, due in March. The optometrist in Nelson offered it to Sela that afternoon.",
  ],
  [
    'role',
    'GB',
    "Finished chemo in March and she's been given the all-clear. The principal's looking forward to having her start on Monday.",
  ],
  ['role', 'AU', 'Customers must never be short-changed.'],
  ['role', 'AU', 'Do not bother with a cover letter.'],
  ['person', 'AU', "She's a fluent Italian speaker, which I know matters to you."],
  ['role', 'AU', 'Cakes should look great next to the flowers.'],
  ['role', 'ES', 'Si estás embarazada, cambiamos las rutas con grúa.'],
  ['person', 'FR', 'Cadre de santé en diabétologie'],
  ['role', 'GB', "Two men in their forties run the shop and you'll close up yourself."],
  ['role', 'DE', 'Er ist 57, das ist egal.'],
  ['role', 'GB', "Wheelchairs aren't a problem, the ward is level."],
  ['role', 'DE', 'Die Vorgängerin ist in Elternzeit. Sie kommt im Mai wieder.'],
])('the rules alone find nothing in what is lawful of a %s in %s: %s', (subject, place, text) => {
  const found = reviewSentences([['text', text]], { subject, place, isUnread: true });
  expect(found.filter(({ verdict }) => verdict !== 'clear')).toEqual([]);
});
