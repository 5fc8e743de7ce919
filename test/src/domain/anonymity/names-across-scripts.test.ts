import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const personOf = (name: string, employers: string[] = [], schools: string[] = []) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employers.map((employer) => ({ title: 'Engineer', employer })),
      education: schools.map((school) => ({ school })),
    },
  });

describe('A whole name goes in the script of the text', () => {
  it.each([
    ['Noa Ben-Ami', 'נועה בן-עמי מובילה צוות. פגשתי את נועה אתמול.', ['נועה', 'עמי']],
    ['Nattapong Srisawat', 'คุณณัฐพงษ์ ศรีสวัสดิ์ ดูแลงาน 14 จังหวัด', ['ณัฐพงษ์', 'ศรีสวัสดิ์']],
    ['Somsak Charoenpol', 'คุณสมศักดิ์ เจริญพล เป็นวิศวกร', ['สมศักดิ์', 'เจริญ']],
    ['Wichai Suwannarat', 'นายวิชัย สุวรรณรัตน์ เป็นวิศวกร', ['วิชัย', 'สุวรรณ', 'น์']],
    ['Kanya Phongphaew', 'กัญญา พงษ์แพ้ว เป็นวิศวกร', ['กัญญา', 'พงษ์']],
    ['Eleftheria Papakonstantinou', 'Η Ελευθερία Παπακωνσταντίνου διευθύνει.', ['Ελευθερία']],
    ['Evgenios Stavrou', 'Ο Ευγένιος Σταύρου διευθύνει 22 καταστήματα.', ['Ευγένιος', 'Σταύρου']],
  ])('%s: %s', (name, text, hidden) => {
    const shown = scrub(text, personOf(name)).text;
    for (const piece of hidden) expect(shown).not.toContain(piece);
  });

  it.each([
    ['Cheung Wing Yan', '張詠欣小姐從事航空貨運定價十年。', '張詠欣'],
    ['Tan Mei Ling', '陈美玲在新加坡工作。', '陈美玲'],
    ['Wong Ka Ho', '候選人黃嘉豪，現居香港。', '黃嘉豪'],
  ])('also where its letters spell another speech: %s: %s', (name, text, hidden) => {
    expect(scrub(text, personOf(name)).text).not.toContain(hidden);
  });

  it.each([
    ['Cheung Wing Yan', '張經理批准，張家界項目。'],
    ['Tan Mei Ling', '陈列设计有经验。'],
    ['Lam Siu Fong', '先到林業公司。'],
  ])('and a word that begins with its sign stays: %s: %s', (name, text) => {
    expect(scrub(text, personOf(name)).text).toBe(text);
  });

  it('and words that only share its consonants stay', () => {
    const text = 'אני רואה צוות גדול, והיא אומרת: נהיה בני בית.';
    expect(scrub(text, personOf('Noa Levi')).text).toBe(text);
    expect(scrub('ζητά ελευθερία', personOf('Eleftheria Stavrou')).text).toBe('ζητά ελευθερία');
  });

  it('and at first_name the given name stays', () => {
    const text = 'נועה בן-עמי מובילה. נועה פנויה.';
    const shown = firstNameOnly(text, personOf('Noa Ben-Ami')).text;
    expect(shown).toContain('נועה פנויה');
    expect(shown).not.toContain('עמי');
  });
});

describe('A house goes by what it is called in short where no gaps or capitals tell it', () => {
  it.each([
    ['True Corporation', 'ปัจจุบันอยู่ที่ ทรู ก่อนหน้านี้อยู่ที่อื่น', 'ทรู'],
    ['True Corporation', 'ปัจจุบันทำงานที่ทรูมา 5 ปี', 'ทรู'],
    ['Advanced Info Service', 'ย้ายจากเอไอเอสไปที่อื่น', 'เอไอเอส'],
    ['Alibaba Group', '她现任阿里高级运营经理。', '阿里'],
    ['Alibaba Group', '她从阿里跳槽。', '阿里'],
    ['Keyence', '2014年からキーエンスで課長を務めた。', 'キーエンス'],
    ['ACLEDA Bank', 'លោកធ្វើការនៅអេស៊ីលីដា', 'អេស៊ីលីដា'],
    ['Lao Telecom', 'ເຮັດວຽກຢູ່ລາວໂທລະຄົມ', 'ລາວໂທລະຄົມ'],
    ['Halyk Bank', 'Раньше работала аналитиком в Халыке.', 'Халыке'],
    ['OCP Group', 'يعمل منذ 2012 لدى المكتب الشريف للفوسفاط.', 'الشريف'],
  ])('%s: %s', (employer, text, hidden) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).not.toContain(hidden);
  });

  it.each([
    ['Athens University of Economics and Business', 'Απόφοιτη της ΑΣΟΕΕ.', 'ΑΣΟΕΕ'],
    ['École Hassania des Travaux Publics', 'خريج المدرسة الحسنية.', 'الحسنية'],
  ])('and a school: %s: %s', (school, text, hidden) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [], [school])).text).not.toContain(hidden);
  });

  it.each([
    ['True Corporation', 'พิมพ์ทรูปแบบใหม่'],
    ['Alibaba Group', '西藏阿里地区项目。'],
  ])('and a word that holds it stays: %s: %s', (employer, text) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).toBe(text);
  });
});

describe('What a listed house makes or runs goes with it', () => {
  it.each([
    ['KONE Oyj', 'Ran the MonoSpace programme without one overrun.', 'MonoSpace'],
    ['SICK AG', 'Her microScan3 launch sold out.', 'microScan3'],
    ['Piraeus Bank', 'The winbank rollout was a month early.', 'winbank'],
    ['Grupo Éxito', 'She set up the Carulla fruit programme.', 'Carulla'],
    ['Krafton', 'Shipped two seasons of PUBG content.', 'PUBG'],
    ['ASML', 'Wafer stages, the NXE:3600 and what came next.', 'NXE:3600'],
    ['Visa Inc.', 'The Cybersource rules she wrote held.', 'Cybersource'],
    ['True Corporation', 'Then dtac had him for a year.', 'dtac'],
  ])('%s: %s', (employer, text, hidden) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).not.toContain(hidden);
  });
});
