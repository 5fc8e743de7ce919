import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (employer: string, text: string): string =>
  scrub(text, identityOf({ candidate: { name: 'Pat Quill', experience: [{ employer }] } })).text;
const taught = (school: string, text: string): string =>
  scrub(text, identityOf({ candidate: { name: 'Pat Quill', education: [{ school }] } })).text;

it.each([
  ['復旦大學', '毕业于复旦。', '复旦'],
  ['復旦大學', '复旦大学毕业。', '复旦'],
  ['复旦大学', '復旦校友,在上海。', '復旦'],
  ['清华大学', 'Graduated from 清華 in 2014.', '清華'],
  ['浙江大学', '浙江大學毕业。', '浙江大學'],
])('hides %s in either form of its characters, and without its kind: %s', (school, text, piece) => {
  expect(taught(school, text)).not.toContain(piece);
});

it.each([
  ['浙江大学', '在浙江工作,出生于浙江。'],
  ['交通大学', '交通方便,负责交通项目。'],
  ['复旦大学', '旦夕之间完成。'],
  ['中山大学', '在中山工作。'],
])('leaves the province, the town and the word of %s: %s', (school, text) => {
  expect(taught(school, text)).toBe(text);
});

it.each([
  ['阿里巴巴集团', '在阿里巴巴工作五年。', '巴巴'],
  ['腾讯科技有限公司', '在腾讯科技做产品经理。', '科技'],
  ['北京字节跳动科技有限公司', '曾在北京字节工作。', '字节'],
  ['北京字节跳动科技有限公司', '在字节做后端。', '字节'],
  ['北京字节跳动科技有限公司', '北京字節跳動的工程師。', '字節'],
  ['深圳市腾讯计算机系统有限公司', '在深圳腾讯担任经理。', '腾讯'],
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
  ['北京字节跳动科技有限公司', '每次读取四字节数据。'],
  ['上海国际信托有限公司', '负责国际业务。'],
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
