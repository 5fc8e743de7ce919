import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const shown = (text: string, name: string, employers: readonly string[] = []): string =>
  scrub(
    text,
    identityOf({
      candidate: { ...splitName(name), experience: employers.map((employer) => ({ employer })) },
    }),
  ).text;

it.each([
  [
    'Trần Quốc Bảo',
    'Anh làm phần mềm. Tiếng Anh tốt, tiếng Đức trình độ B1.',
    'Tiếng Anh tốt, tiếng Đức trình độ B1',
  ],
  ['Nguyễn Thị Anh', 'Nói tiếng Anh và tiếng Nhật tốt.', 'tiếng Anh và tiếng Nhật tốt'],
  [
    'Rania Abdel-Hadi Khoury',
    'الراتب المتوقع 3200 دينار، وفترة الإشعار شهران.',
    '3200 دينار، وفترة الإشعار شهران',
  ],
])('leaves languages and words that sound like a name of %s: %s', (name, text, kept) => {
  expect(shown(text, name)).toContain(kept);
});

it('leaves a colour in Turkish, and hides the house that is called like it', () => {
  const text = shown("Mavi'de başladı. 9 ülke, mavi yaka denetimleri dahil.", 'Çağla Yıldırım', ['Mavi']);
  expect(text).toContain('mavi yaka denetimleri');
  expect(text).not.toContain('Mavi');
});

it('hides a house that is a word at the head of a sentence before a bracket', () => {
  expect(shown('Gap first (four stores, all turned round).', 'Chase Rivers', ['Gap Inc.'])).not.toMatch(
    /Gap/,
  );
});

it('hides what others call somebody in Spanish, and leaves a tool for reports', () => {
  const text = shown(
    'La señora Salinas, Marichu para los de la planta ocho, usa Excel para los informes.',
    'María Salinas',
  );
  expect(text).not.toContain('Marichu');
  expect(text).toContain('Excel para los informes');
});
