/** A line of a CV in reading order. Parts with a wide gap between them are separated by a tab. */
export interface CvLine {
  text: string;
  /** From 1. */
  page: number;
  /** Of the type, in points. */
  size: number;
  bold: boolean;
  /** Whether its style says that it is a heading. */
  styled: boolean;
  /** Whether more than the usual space stands above it. */
  apart: boolean;
  bullet: boolean;
  /** Whether it is in the page's header or footer. */
  margin: boolean;
}

/** The extracted text of a CV, before it is interpreted. */
export interface CvSource {
  lines: CvLine[];
  /** Addresses behind its links. */
  links: string[];
  pages: number;
  /** The largest number of columns on a page. */
  columns: number;
  /** Texts that are invisible on the page. */
  hidden: string[];
  /** Pages that show a picture and no text. */
  pictured: number;
}

/** Why a file cannot be read. */
export type CvFault = 'unreadable' | 'ocr_needed' | 'password_protected' | 'unsupported_type';
