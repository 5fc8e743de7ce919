import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string, employer: string, school: string): ReturnType<typeof identityOf> =>
  identityOf({ candidate: { name, experience: [{ title: '', employer }], education: [{ school }] } });

it.each([
  ['和林晓梅聊了半小时。目前在字节跳动做产品,浙江大学硕士。', ['该候选人', '某公司', '某大学']],
  ['和林曉梅聊了半小時。目前在字節跳動做產品，對業務很熟。', ['該候選人']],
])('in a Chinese text its words stand in the place of names: %s', (text, told) => {
  const shown = scrub(text, of('林晓梅', '字节跳动', '浙江大学')).text;
  const traditional = scrub(text, of('林曉梅', '字節跳動', '浙江大學')).text;
  for (const word of told) expect([shown, traditional].some((one) => one.includes(word))).toBe(true);
  expect(shown).not.toMatch(/persona|empresa|candidate|company/u);
});

it('in a Japanese and a Korean text theirs do', () => {
  const ja = scrub('中村彩さんと面談。現在はソニーで設計を担当。', of('中村彩', 'ソニー', '東京大学')).text;
  expect(ja).toBe('候補者さんと面談。現在はある企業で設計を担当。');
  const ko = scrub(
    '박서연 님과 통화함. 현재 네이버에서 기획 담당.',
    of('박서연', '네이버', '고려대학교'),
  ).text;
  expect(ko).toContain('후보자 님과');
  expect(ko).toContain('한 회사에서');
});

it('in a text of other letters a few signs change nothing', () => {
  const shown = scrub(
    'Spoke to Aya Nakamura (中村彩) today about the design lead role.',
    of('Aya Nakamura', 'Sony', ''),
  ).text;
  expect(shown).toMatch(/[Tt]he candidate/u);
  expect(firstNameOnly('中村彩さんと面談。', of('中村彩', 'ソニー', '')).text).not.toContain('中村');
});
