import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

it.each([
  ['Kenta Ogasawara', '小笠原健太さんは技術営業です。', '候補者さんは技術営業です。'],
  ['Misaki Tokugawa', '徳川美咲氏は営業を担当。', '候補者氏は営業を担当。'],
  ['Daisuke Shirakaba', '白樺大輔様の希望年収は900万円。', '候補者様の希望年収は900万円。'],
  ['Kenta Ogasawara', '小笠原健太は課長。', '候補者は課長。'],
  ['Kenta Ogasawara', '担当は健太さん。', '担当は候補者さん。'],
])('takes the signs before the given name of %s for the surname: %s', (name, text, shown) => {
  expect(scrub(text, identityOf({ candidate: splitName(name) })).text).toBe(shown);
});

it('leaves a sign that is a word as well, and shows the given name alone at first_name', () => {
  const identity = identityOf({ candidate: splitName('Makoto Kujirai') });
  expect(firstNameOnly('鯨井誠さんは経理。誠実な方です。', identity).text).toBe(
    'Makotoさんは経理。誠実な方です。',
  );
});
