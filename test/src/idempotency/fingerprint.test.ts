import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, multipartFingerprint, type Part } from '#src/idempotency/fingerprint.ts';

const call = { method: 'POST', route: '/candidates/from-cv', input: { candidate_id: 'cnd_1' } };
const text = (name: string, value: string): Part => ({
  name,
  filename: null,
  contentType: null,
  bytes: Buffer.from(value),
});
const file: Part = {
  name: 'file',
  filename: 'cv.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7'),
};

describe('the fingerprint of a call', () => {
  it('is the same for the same JSON in any order of members and any spelling of numbers', () => {
    const a = { method: 'POST', route: '/jobs', input: JSON.parse('{"a":1.0,"b":{"c":"é","d":[1,2]}}') };
    const b = { method: 'POST', route: '/jobs', input: JSON.parse('{"b":{"d":[1,2],"c":"\\u00e9"},"a":1}') };
    expect(fingerprintOf(a)).toBe(fingerprintOf(b));
  });

  it.each([
    ['the method', { ...call, method: 'PUT' }],
    ['the route', { ...call, route: '/candidates/from-cv/other' }],
    ['an id of the path', { ...call, input: { candidate_id: 'cnd_2' } }],
    ['a member more', { ...call, input: { ...call.input, note: null } }],
    ['the order of a list', { ...call, input: { list: [2, 1] } }],
  ])('is another one with %s', (_, other) => {
    const base = 'list' in other.input ? { ...call, input: { list: [1, 2] } } : call;
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(base));
  });
});

describe('the fingerprint of a multipart call', () => {
  const base = multipartFingerprint(call, [text('a', '1'), text('b', '2'), file]);

  it('does not depend on the order of the parts', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([text('a', '1'), text('b', '2'), file], { minLength: 3 }), (parts) => {
        expect(multipartFingerprint(call, parts)).toBe(base);
      }),
    );
  });

  it.each([
    ['a value', [text('a', '9'), text('b', '2'), file]],
    ['a name', [text('c', '1'), text('b', '2'), file]],
    ['a file name', [text('a', '1'), text('b', '2'), { ...file, filename: 'CV.pdf' }]],
    ['a content type', [text('a', '1'), text('b', '2'), { ...file, contentType: 'application/msword' }]],
    ['one byte of a file', [text('a', '1'), text('b', '2'), { ...file, bytes: Buffer.from('%PDF-1.8') }]],
    ['a part twice', [text('a', '1'), text('a', '1'), text('b', '2'), file]],
    ['a part less', [text('a', '1'), file]],
    ['a field in place of a file', [text('a', '1'), text('b', '2'), { ...file, filename: null }]],
    ['values that run together', [text('a', '12'), text('b', ''), file]],
  ])('is another one with %s', (_, parts) => {
    expect(multipartFingerprint(call, parts)).not.toBe(base);
  });

  it('is another one for another route, and than without its parts', () => {
    expect(
      multipartFingerprint({ ...call, route: '/imports' }, [text('a', '1'), text('b', '2'), file]),
    ).not.toBe(base);
    expect(multipartFingerprint(call, [])).not.toBe(fingerprintOf(call));
  });
});
