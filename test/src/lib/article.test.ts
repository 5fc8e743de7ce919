import { expect, it } from 'vitest';
import { withArticle } from '#src/lib/article.ts';

it.each([
  ['engineer', 'an engineer'],
  ['university', 'a university'],
  ['utility company', 'a utility company'],
  ['union', 'a union'],
  ['uninsured firm', 'an uninsured firm'],
  ['urban planner', 'an urban planner'],
  ['UX designer', 'a UX designer'],
  ['HR Director', 'an HR Director'],
  ['CFO', 'a CFO'],
  ['M&A lawyer', 'an M&A lawyer'],
  ['X-ray technician', 'an X-ray technician'],
  ['R developer', 'an R developer'],
  ['C developer', 'a C developer'],
  ['18-wheeler driver', 'an 18-wheeler driver'],
  ['110 kV fitter', 'a 110 kV fitter'],
  ['European firm', 'a European firm'],
  ['honest broker', 'an honest broker'],
  ['FULL STACK DEVELOPER', 'a FULL STACK DEVELOPER'],
])('says %s with its article', (noun, said) => {
  expect(withArticle(noun)).toBe(said);
});
