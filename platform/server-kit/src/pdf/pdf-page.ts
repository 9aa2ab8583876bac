import PDFDocument from 'pdfkit';
import type { Line } from './text-lines';
import type { PdfContent, Picture, Run } from './pdf-content';
import { CAPITALS, HAIRLINE, INK, LINK, MARGIN, type Print, pageSize } from './pdf-style';
import { FONTS } from './typeface';

export type Element = PDFKit.PDFStructureElement;
/** Size of what stands above or below the line, and how far, in relation to the text's size. */
const SCRIPT = 0.7;
const RAISED = { sup: 0.32, sub: -0.14 } as const;
/** Height at which a line goes through a text. */
const STRIKE = 0.27;
/** Points below which nothing long is begun. */
const LEAST_ROOM = 80;

type Tag = PDFKit.Mixins.StructureElementOptions & { type: string; scope?: 'Column' };

export interface Place {
  x: number;
  /** Top of the line. */
  y: number;
  print: Print;
  colour?: string;
  /** Element that the text belongs to; without it, it is decoration that no reader reads out. */
  element?: Element | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pages of one size with a place where writing goes on, and the structure that screen readers follow. */
export class PdfPage {
  readonly document: PDFKit.PDFDocument;
  readonly root: Element;
  readonly left = MARGIN.side;
  readonly width: number;
  readonly bottom: number;
  y: number = MARGIN.top;

  constructor(
    { publisher, title, ...paper }: Pick<PdfContent, 'publisher' | 'title' | 'issued_at' | 'currency'>,
    compress: boolean,
  ) {
    this.document = new PDFDocument({
      size: pageSize(paper.currency),
      margin: 0,
      bufferPages: true,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      compress,
      info: { Title: title, Author: publisher, Creator: publisher, CreationDate: paper.issued_at },
    });
    for (const [name, font] of Object.entries(FONTS)) this.document.registerFont(name, font);
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
    this.width = this.document.page.width - 2 * this.left;
    this.bottom = this.document.page.height - MARGIN.bottom;
  }

  /** Points that are left on this page. */
  get room(): number {
    return this.bottom - this.y;
  }

  get isFresh(): boolean {
    return this.y === MARGIN.top;
  }

  newPage(): void {
    this.document.addPage();
    this.y = MARGIN.top;
  }

  /** True where this much fits on a page at all, below what stands on the head of each. */
  fits(height: number, head = 0): boolean {
    return height <= this.bottom - MARGIN.top - head;
  }

  /** Begins a page unless this much fits; what is higher than a page begins here, where there is some room. */
  ensure(height: number): void {
    const wanted = this.fits(height) ? height : LEAST_ROOM;
    if (wanted > this.room && !this.isFresh) this.newPage();
  }

  space(height: number): void {
    if (!this.isFresh) this.y += height;
  }

  begin({ type, ...options }: Tag, parent: Element = this.root): Element {
    const element = this.document.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Width of a run, in points. */
  measure(print: Print): (run: Run) => number {
    return (run) => this.style(run, print).widthOfString(run.text);
  }

  write(line: Line, place: Place): void {
    let { x } = place;
    for (const run of line.runs) {
      const width = this.style(run, place.print).widthOfString(run.text);
      if (place.element) this.writeTagged(run, { ...place, x }, place.element);
      else this.decoration(() => this.ink(run, { ...place, x }));
      x += width;
    }
  }

  /** Known by its content, so that one that is drawn again is in the file once. */
  picture({ bytes, caption }: Picture, { x, y, width, height }: Box): void {
    const source = `data:image;base64,${Buffer.from(bytes).toString('base64')}`;
    const figure = this.begin({ type: 'Figure', alt: caption });
    figure.add(this.document.markStructureContent('Figure'));
    this.document.image(source, x, y, { width, height });
    this.document.endMarkedContent();
  }

  /** Draws what is no part of the text. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  hairline(y: number, colour: string = HAIRLINE): void {
    this.decoration(() =>
      this.document
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(0.6)
        .stroke(colour),
    );
  }

  private writeTagged(run: Run, place: Place, parent: Element): void {
    const element = run.href ? this.begin({ type: 'Link' }, parent) : parent;
    element.add(this.document.markStructureContent(run.href ? 'Link' : 'Span'));
    this.ink(run, place);
    this.document.endMarkedContent();
    if (!run.href) return;
    const width = this.document.widthOfString(run.text.trimEnd());
    const annotation: PDFKit.Mixins.AnnotationOption & { structParent: Element } = { structParent: element };
    this.document.link(place.x, place.y, width, place.print.leading, run.href, annotation);
  }

  private ink(run: Run, { x, y, print, colour = INK }: Place): void {
    const shade = run.href ? LINK : colour;
    const line = y + print.leading / 2 + (print.size * CAPITALS) / 2;
    const baseline = line - print.size * (run.script ? RAISED[run.script] : 0);
    this.style(run, print)
      .fillColor(shade)
      .text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', oblique: run.italic });
    const end = x + this.document.widthOfString(run.text.trimEnd());
    const stroke = (at: number) => this.document.moveTo(x, at).lineTo(end, at).lineWidth(0.6).stroke(shade);
    if (run.underline || run.href) stroke(baseline + 1.6);
    if (run.strike) stroke(baseline - print.size * STRIKE);
  }

  private style(run: Run, { size }: Print): PDFKit.PDFDocument {
    const font = `${run.bold ? 'bold' : 'regular'}${run.figures ? '-figures' : ''}`;
    return this.document.font(font).fontSize(run.script ? size * SCRIPT : size);
  }
}
