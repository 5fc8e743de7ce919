import type { Facet } from '../facets.ts';

/** A trade that was said under two of its names, "EAs / PAs", is told once. */
export const toldOnce = (facet: Facet): Facet => {
  const parts = facet.label.split(' or ');
  const isTwice = facet.kind === 'role' && facet.values.length < parts.length;
  return isTwice ? { ...facet, label: [...new Set(parts)].join(' or ') } : facet;
};
