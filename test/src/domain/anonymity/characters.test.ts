import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (employer: string, text: string): string =>
  scrub(text, identityOf({ candidate: { name: 'Pat Quill', experience: [{ employer }] } })).text;

it.each([
  ['阿里巴巴集团', '在阿里巴巴工作五年。', '巴巴'],
  ['腾讯科技有限公司', '在腾讯科技做产品经理。', '科技'],
  ['三菱重工業株式会社', '三菱重工で設計。', '重工'],
  ['北京字节跳动科技有限公司', '字节跳动的工程师。', '字节'],
  ['ソフトバンクグループ株式会社', 'ソフトバンクで営業。', 'バンク'],
  ['株式会社サイバーエージェント', 'サイバーエージェントで広告。', 'サイバー'],
  ['카카오그룹', '카카오에서 개발.', '카카오'],
])('hides the whole of what %s is called: %s', (employer, text, piece) => {
  expect(shown(employer, text)).not.toContain(piece);
});

it.each([
  ['北京字节跳动科技有限公司', '在北京工作,科技很好。'],
  ['北京儿童医院', '在儿童医院工作,北京。'],
  ['上海电力公司', '负责电力项目,上海。'],
  ['国民銀行', '国民のために。'],
])('leaves the city and the trade of %s: %s', (employer, text) => {
  expect(shown(employer, text)).toBe(text);
});

it.each([
  ['Rio Tinto', 'At R.i.o. they mapped ore.', 'R.i.o'],
  ['Kia Motors', 'Sold cars at K-I-A for years.', 'K-I-A'],
])('hides a short name of %s that is spelt out: %s', (employer, text, piece) => {
  expect(shown(employer, text)).not.toContain(piece);
});
