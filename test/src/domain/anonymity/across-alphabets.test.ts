import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const personOf = (name: string, employers: string[] = [], schools: string[] = []) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employers.map((employer) => ({ title: 'Engineer', employer })),
      education: schools.map((school) => ({ school })),
    },
  });

describe('At anonymous a house goes in the alphabet of the text, whatever one the record has', () => {
  it.each([
    ['Infosys Limited', 'वह इन्फोसिस में तकनीकी लीड हैं।', 'इन्फोसिस'],
    ['Flipkart', 'पहले फ्लिपकार्ट में दो साल थे।', 'फ्लिपकार्ट'],
    ['Google', 'Пять лет работал в Гугле инженером.', 'Гугле'],
    ['Deloitte', 'Потом перешёл в Делойт и вырос там.', 'Делойт'],
    ['Raiffeisen', 'Была в Райффайзене аналитиком.', 'Райффайзене'],
    ['Vodafone', 'Δούλεψε στη Βόνταφον πέντε χρόνια.', 'Βόνταφον'],
    ['Intracom', 'Ξεκίνησε στην Ιντρακόμ ως μηχανικός.', 'Ιντρακόμ'],
    ['Grab', 'ทำงานที่แกร็บมาสามปี', 'แกร็บ'],
    ['บริษัท ปูนซิเมนต์ไทย จำกัด', 'ทำงานกับปูนซิเมนต์ไทยมาเก้าปี', 'ปูนซิเมนต์ไทย'],
    ['株式会社デンソー', 'Denso sent him to Tennessee for two years.', 'Denso'],
    ['쿠팡', 'Coupang before that, as a product manager.', 'Coupang'],
    ['इन्फोसिस', 'Infosys since 2016, on banking work.', 'Infosys'],
    ["צ'ק פוינט", "לפני כן עבדה בצ'ק פוינט שנתיים.", "צ'ק פוינט"],
    ["צ'ק פוינט", 'לפני כן עבדה בצ׳ק פוינט שנתיים.', 'צ׳ק פוינט'],
    ['أرامكو السعودية', 'عملت بأرامكو السعودية خمس سنوات.', 'أرامكو'],
  ])('%s: %s', (employer, text, hidden) => {
    expect(text).toContain(hidden);
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).not.toContain(hidden);
  });

  it.each([
    ['Żabka Polska', 'Wcześniej analityk w Żabce, jeszcze przed studiami.', 'Żabce'],
    ['Biedronka', 'Potem kierowała sklepem w Biedronce przez rok.', 'Biedronce'],
    ['Škoda Auto', 'Pracovala ve Škodě a pak u dodavatele.', 'Škodě'],
    ['Kofola', 'Tři roky byla v Kofole a potom v Praze.', 'Kofole'],
    ['Telia Lietuva', 'Dirbo Telijoje ir vadovavo komandai.', 'Telijoje'],
  ])('in the cases of its language: %s: %s', (employer, text, hidden) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).not.toContain(hidden);
  });

  it.each([
    ['Google', 'Работает в гуле цеха и не жалуется.', 'гуле'],
    ['Ozon', 'Живёт в зоне отдыха у моря.', 'зоне'],
    ['इन्फोसिस', 'They infuse calm and inform early.', 'infuse'],
  ])('and a word of another sound stays: %s: %s', (employer, text, kept) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).toContain(kept);
  });
});

describe('A surname on record in another script goes in Latin letters', () => {
  it.each([
    ['נועה ברקוביץ', 'Noa Berkovich can talk any day.', 'Berkovich'],
    ['रोहित देशपांडे', 'Rohit Deshpande leads the team.', 'Deshpande'],
    ['ณัฐพล ศรีสุข', 'Khun Nattapol Srisuk sells cement.', 'Srisuk'],
  ])('%s: %s', (name, text, hidden) => {
    expect(firstNameOnly(text, personOf(name)).text).not.toContain(hidden);
    expect(scrub(text, personOf(name)).text).not.toContain(hidden);
  });

  it('and what the person is called stays as the text writes it at first_name', () => {
    expect(firstNameOnly('Khun Nattapol Srisuk sells cement.', personOf('ณัฐพล ศรีสุข')).text).toBe(
      'Khun Nattapol sells cement.',
    );
  });
});

describe('Of a text in a script without gaps what stays is marked', () => {
  it('beside what goes', () => {
    const identity = personOf('渡辺 直樹', ['株式会社デンソー']);
    const text = 'デンソーで働き西尾で生産技術を担当。';
    const marks = marksIn([{ text, identity }], 'anonymous').flat();
    expect(marks.some((mark) => mark.text.includes('西尾'))).toBe(true);
  });
});

describe('More forms across alphabets', () => {
  it.each([
    ['Sharp', 'シャープで二年働いた。', 'シャープ'],
    ['Rozetka', 'Працює в Розетці вже рік.', 'Розетці'],
  ])('a house: %s: %s', (employer, text, hidden) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).not.toContain(hidden);
  });

  it.each([
    ['King Saud University', 'خريج جامعة الملك سعود.', 'الملك سعود'],
    ['Boğaziçi Üniversitesi', 'Kendisi Boğaziçili, sakin biri.', 'Boğaziçi'],
  ])('a school: %s: %s', (school, text, hidden) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [], [school])).text).not.toContain(hidden);
  });

  it('a surname in Arabic beside its bearer in Latin letters, at first_name', () => {
    const text = 'أحمد الحربي متاح. Ahmad El Harby, Mr. Harbi.';
    const shown = firstNameOnly(text, personOf('Ahmed Al-Harbi')).text;
    expect(shown).not.toMatch(/الحربي|Harb/u);
    expect(shown).toContain('أحمد متاح');
  });

  it('and a surname of Polish in the form of a wife', () => {
    expect(scrub('Pani Wójcikowa ma czas.', personOf('Katarzyna Wójcik')).text).not.toContain('Wójcik');
  });
});

it('A number before what it counts stays, though a house is called so', () => {
  const identity = personOf('Ana Ruiz', ['Boreal Foods']);
  for (const text of ['Nine years', 'Nine years in payroll.', 'Three years', 'Seven sites in two countries.'])
    expect(scrub(text, identity).text, text).toBe(text);
  expect(scrub('She left Nine in 2021.', identity).text).not.toContain('Nine');
});
