import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const personOf = (name: string) => identityOf({ candidate: splitName(name) });

describe('A surname that the text itself gives goes at both levels', () => {
  it.each([
    ['Noa Berkovitz, née Halpern, is in.', 'Halpern'],
    ['Noa Berkovitz (formerly Halpern) is in.', 'Halpern'],
    ['Noa Berkovitz, geborene Aumüller, leitet das Team.', 'Aumüller'],
    ['Noa Berkovitz, z domu Wolska, prowadzi zespół.', 'Wolska'],
    ['Noa Berkovitz, nata Ferraris, gestisce il reparto.', 'Ferraris'],
    ['Noa Berkovitz, rozená Dvořáková, vede tým.', 'Dvořáková'],
    ['Noa (spelled Berkowicz in her passport) is in.', 'Berkowicz'],
    ['Noa Halpern on the contract, as ever.', 'Halpern'],
    ['Noa Halpern in her passport, as ever.', 'Halpern'],
    ['Noa Halpern on the reference from 2019.', 'Halpern'],
    ['Noa Berkovitz (נועה ברקוביץ) is in.', 'ברקוביץ'],
    ['Noa Berkovitz (ノア・ベルコビッツ) is in.', 'ベルコビッツ'],
  ])('%s', (text, hidden) => {
    expect(text).toContain(hidden);
    expect(firstNameOnly(text, personOf('Noa Berkovitz')).text).not.toContain(hidden);
    expect(scrub(text, personOf('Noa Berkovitz')).text).not.toContain(hidden);
  });

  it.each([
    'Noa has written Python for six years and was born in Haifa.',
    'Deloitte, formerly Touche Ross, was the client.',
    'Noa spelled it out in English.',
  ])('and no word beside it does: %s', (text) => {
    expect(firstNameOnly(text, personOf('Noa Berkovitz')).text).toBe(text);
  });
});

describe('An address in brackets behind a name leaves the first name', () => {
  it.each([
    [
      'Noa Berkovitz (noa.b@example.com, 052 555 0139) can talk.',
      'Noa ([email removed], [phone removed]) can talk.',
    ],
    [
      'Noa Berkovitz (052 555 0139, noa.b@example.com) can talk.',
      'Noa ([phone removed], [email removed]) can talk.',
    ],
  ])('%s', (text, shown) => {
    expect(firstNameOnly(text, personOf('Noa Berkovitz')).text).toBe(shown);
  });
});

describe('Accounts of messengers go at both levels', () => {
  it.each([
    ['LINE: golf.srisuk, after six.', 'golf.srisuk'],
    ['LINE ID: noa99 is best.', 'noa99'],
    ['WeChat noa_b82 or mail.', 'noa_b82'],
    ['Zalo: noab1, evenings.', 'noab1'],
    ['Пишите в телеграм @kberezh днём.', 'kberezh'],
    ['微信 noaberk，晚上。', 'noaberk'],
    ['카톡 아이디 noa.berk 로 연락.', 'noa.berk'],
  ])('%s', (text, hidden) => {
    expect(firstNameOnly(text, personOf('Xanthe Marlowe')).text).not.toContain(hidden);
    expect(scrub(text, personOf('Xanthe Marlowe')).text).not.toContain(hidden);
  });

  it.each([
    'Product line: bearings.',
    'Signal: strong.',
    'GitHub Actions and GitLab CI.',
    'Instagram: 40k followers.',
  ])('and no word or amount does: %s', (text) => {
    expect(scrub(text, personOf('Xanthe Marlowe')).text).toBe(text);
  });
});

describe('An address ends where its sentence does', () => {
  it.each([
    ['Home is 1126 W Marietta Ave. Caterpillar pays well.', 'Caterpillar pays well.'],
    ['She lives at 14 Sandymount Green. Fonterra pays well.', 'Fonterra pays well.'],
  ])('%s', (text, kept) => {
    expect(firstNameOnly(text, personOf('Xanthe Marlowe')).text).toContain(kept);
  });
  it('and not behind a saint', () => {
    expect(firstNameOnly('Home is 12 St. Marys Road, Leeds.', personOf('Xanthe Marlowe')).text).not.toContain(
      'Marys',
    );
  });
});
