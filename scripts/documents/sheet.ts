import PDFDocument from 'pdfkit';

/** What every sheet shows of the group, and in which colours (hex). */
export type SheetStyle = { group: string; address: string; email: string; accent: string; dark: string };
export type SheetInfo = { title: string; subtitle: string; subject: string; year: number };

/** One blank to fill in: its name in the file, what a reader hears and sees, and its share of the row's width. */
export type Blank = { name: string; label: string; share?: number; lines?: number; help?: string };
export type Choice = { name: string; label: string; options: { value: string; label: string }[] };

export type Sheet = ReturnType<typeof createSheet>;

/** Written into every sheet, so that a later run recognises its own work and never overwrites a real form. */
export const marker = 'voorbeelddocumenten van deze site';

const page = { width: 595.28, height: 841.89, margin: 46, bottom: 800 };
const width = page.width - 2 * page.margin;
const gap = 10;
const soft = '#4a544d';
const blankFill = '#f3f1ea';

/** The text fields and widgets below have no counterpart in pdfkit's types: only plain values and references. */
type Widget = Record<string, unknown>;

/**
 * An A4 form: tagged, in Dutch, with real fields. Blocks are placed from top to bottom in reading order.
 * Same arguments and same calls give the same bytes: the date is the first day of the year it is about.
 * Throws when a block does not fit the page, or a text has a character that the built-in fonts lack.
 */
export function createSheet(style: SheetStyle, info: SheetInfo) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    pdfVersion: '1.7',
    lang: 'nl-BE',
    tagged: true,
    displayTitle: true,
    compress: true,
    info: {
      Title: `${info.title} – ${style.group}`,
      Author: style.group,
      Subject: info.subject,
      Creator: marker,
      CreationDate: new Date(Date.UTC(info.year, 0, 1)),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.initForm();
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = 0;
  let looks: { cross: unknown; empty: unknown } | undefined;

  const tag = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw));

  function decorate(draw: () => void) {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }

  function write(text: string, x: number, top: number, options: TextStyle = {}): number {
    const { size = 9.5, bold = false, colour = '#1b2a21', ...place } = options;
    refuseUnknownCharacters(text);
    doc.font(bold ? 'Helvetica-Bold' : 'Helvetica', size).fillColor(colour);
    const box = { width, lineGap: 1.5, ...place };
    doc.text(text, x, top, box);
    return doc.heightOfString(text, box);
  }

  function take(height: number): number {
    if (y + height > page.bottom) throw new Error(`"${info.title}" does not fit its page: shorten it.`);
    const top = y;
    y += height;
    return top;
  }

  /** A form field with one or more places on the page, each a tagged widget. */
  function field(name: string, label: string, data: Widget, widgets: { at: Rect; data?: Widget }[]) {
    doc.font('Helvetica'); // the form's default font, else pdfkit repeats its resources in every field
    const reference = doc.formField(name);
    const kids = widgets.map(({ at, data: own }) => {
      const form = doc.struct('Form');
      root.add(form);
      const widget = {
        Border: [0, 0, 0],
        Subtype: 'Widget',
        F: 4,
        Parent: reference,
        structParent: form,
        ...own,
      };
      doc.annotate(at.x, at.y, at.w, at.h, widget);
      form.end();
      return doc.page.annotations.at(-1);
    });
    Object.assign(reference.data, { TU: pdfString(label), Kids: kids, ...data });
  }

  function start() {
    y = page.margin - 8;
    tag('P', () => {
      write(style.group, page.margin, y, { size: 12, bold: true, colour: style.dark, width: width - 120 });
      write(`${style.address} · ${style.email}`, page.margin, y + 16, {
        size: 8.5,
        colour: soft,
        width: width - 120,
      });
    });
    const badge = { x: page.width - page.margin - 104, y: y - 4, w: 104, h: 30 };
    decorate(() => {
      // Cut by hand: four corners, none of them square.
      const { x, y: top, w, h } = badge;
      doc.polygon([x, top + 2], [x + w - 1, top], [x + w, top + h - 2], [x + 2, top + h]);
      doc.lineWidth(1.4).strokeColor(style.accent).stroke();
    });
    tag('P', () => {
      write('Voorbeeld', badge.x, badge.y + 5, {
        size: 12,
        bold: true,
        colour: style.accent,
        width: badge.w,
        align: 'center',
      });
      write('geen officieel formulier', badge.x, badge.y + 19, {
        size: 7,
        colour: soft,
        width: badge.w,
        align: 'center',
      });
    });
    decorate(() => {
      const top = y + 34;
      doc.polygon(
        [page.margin, top],
        [page.width - page.margin, top + 1],
        [page.width - page.margin, top + 3],
        [page.margin, top + 5],
      );
      doc.fillColor(style.accent).fill();
    });
    y += 50;
  }

  function title() {
    tag('H1', () => write(info.title, page.margin, y, { size: 19, bold: true }));
    y += 24;
    tag('P', () => write(info.subtitle, page.margin, y, { size: 10.5, colour: soft }));
    y += 20;
  }

  start();
  title();

  return {
    /** A numbered part of the form. */
    section(number: number, text: string) {
      const top = take(31) + 6;
      decorate(() => {
        doc.polygon(
          [page.margin, top + 1],
          [page.margin + 15, top],
          [page.margin + 16, top + 16],
          [page.margin + 1, top + 15],
        );
        doc.fillColor(style.dark).fill();
      });
      tag('H2', () => {
        write(String(number), page.margin, top + 3.5, {
          size: 10,
          bold: true,
          colour: '#ffffff',
          width: 16,
          align: 'center',
        });
        write(text, page.margin + 23, top + 2.5, { size: 11.5, bold: true, colour: style.dark });
      });
    },

    /** One paragraph. */
    text(text: string, size = 9.5) {
      const top = take(0);
      tag('P', () => {
        const height = write(text, page.margin, top, { size });
        take(height + 7);
      });
    },

    /** Facts that are filled in already: label and value, a line each. */
    facts(rows: [label: string, value: string][]) {
      for (const [label, value] of rows) {
        const top = take(15);
        tag('P', () => {
          write(`${label}:`, page.margin, top, { colour: soft, width: 108 });
          write(value, page.margin + 112, top, { bold: true, width: width - 112 });
        });
      }
      take(5);
    },

    /** Blanks side by side; `lines` makes them higher. */
    blanks(blanks: Blank[]) {
      const shares = blanks.reduce((sum, blank) => sum + (blank.share ?? 1), 0);
      const room = width - gap * (blanks.length - 1);
      const high = 19 + 12 * (Math.max(...blanks.map((blank) => blank.lines ?? 1)) - 1);
      const top = take(high + 19);
      let x = page.margin;
      for (const blank of blanks) {
        const w = (room * (blank.share ?? 1)) / shares;
        const at = { x, y: top + 11, w, h: high };
        tag('P', () => write(blank.label, x, top, { size: 8, colour: soft, width: w, lineBreak: false }));
        decorate(() => {
          doc.rect(at.x, at.y, at.w, at.h).fillColor(blankFill).fill();
          doc
            .moveTo(at.x, at.y + at.h)
            .lineTo(at.x + at.w, at.y + at.h)
            .lineWidth(0.8)
            .strokeColor(soft)
            .stroke();
        });
        const multiline = (blank.lines ?? 1) > 1 ? { Ff: 0x1000 } : {};
        const data = { FT: 'Tx', DA: pdfString('/F1 10 Tf 0 g'), ...multiline };
        field(blank.name, blank.help ?? blank.label, data, [{ at }]);
        x += w + gap;
      }
    },

    /** Empty frames for what is done by hand: a signature, a stamp, a sticker. */
    frames(frames: { label: string; share?: number }[], high: number) {
      const shares = frames.reduce((sum, frame) => sum + (frame.share ?? 1), 0);
      const room = width - gap * (frames.length - 1);
      const top = take(high + 9);
      let x = page.margin;
      for (const frame of frames) {
        const left = x;
        const w = (room * (frame.share ?? 1)) / shares;
        decorate(() =>
          doc.rect(left, top, w, high).lineWidth(0.8).dash(3, { space: 2 }).strokeColor(soft).stroke(),
        );
        tag('P', () => write(frame.label, left + 5, top + 4, { size: 8, colour: soft, width: w - 10 }));
        x += w + gap;
      }
    },

    /** A question with boxes, exactly one of which can be ticked. */
    choose(choice: Choice) {
      const top = take(18);
      tag('P', () => write(choice.label, page.margin, top, { width: width - 220 }));
      const step = 210 / choice.options.length;
      const options = choice.options.map((option, index) => {
        const x = page.width - page.margin - 210 + index * step;
        const at = tickBox(x, top);
        tag('P', () => write(option.label, x + 15, top, { width: step - 15, lineBreak: false }));
        return { at, data: tick(option.value) };
      });
      // A radio group (bit 16) in which a tick stays until another one is chosen (bit 15).
      field(choice.name, choice.label, { FT: 'Btn', Ff: 0x8000 + 0x4000, V: 'Off' }, options);
    },

    /** Boxes of which any number can be ticked, in columns. */
    ticks(boxes: { name: string; label: string }[], columns: number) {
      const step = width / columns;
      for (let first = 0; first < boxes.length; first += columns) {
        const top = take(17);
        boxes.slice(first, first + columns).forEach((box, index) => {
          const x = page.margin + index * step;
          const at = tickBox(x, top);
          field(box.name, box.label, { FT: 'Btn', V: 'Off' }, [{ at, data: tick('ja') }]);
          tag('P', () => write(box.label, x + 15, top, { width: step - 18, lineBreak: false }));
        });
      }
      take(4);
    },

    /** The small line at the foot of the page. */
    foot(text: string) {
      tag('P', () => write(text, page.margin, page.bottom + 6, { size: 7.5, colour: soft }));
    },

    /** Goes on at the top of a new page. */
    nextPage() {
      doc.addPage();
      start();
    },

    /** Closes the sheet; the file's bytes. */
    async bytes(): Promise<Buffer> {
      root.end();
      const ended = new Promise((resolve) => doc.once('end', resolve));
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };

  function tickBox(x: number, top: number): Rect {
    const at = { x, y: top - 0.5, w: 10, h: 10 };
    decorate(() => doc.rect(at.x, at.y, at.w, at.h).lineWidth(0.8).strokeColor(soft).stroke());
    return at;
  }

  /** What a ticked and an empty box look like: readers do not draw these by themselves, as they do for text. */
  function tick(value: string): Widget {
    looks ??= {
      cross: look('q 1.3 w 1 J 2.2 2.2 m 7.8 7.8 l 2.2 7.8 m 7.8 2.2 l S Q'),
      empty: look('q Q'),
    };
    return { AS: 'Off', AP: { N: { [value]: looks.cross, Off: looks.empty } }, MK: { CA: pdfString('8') } };
  }

  function look(drawing: string) {
    const reference = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10], Resources: {} });
    reference.end(drawing);
    return reference;
  }
}

type Rect = { x: number; y: number; w: number; h: number };
type TextStyle = PDFKit.Mixins.TextOptions & { size?: number; bold?: boolean; colour?: string };

/** pdfkit tells a text (String object) from a PDF name (plain string) by its type. */
const pdfString = (text: string): unknown => Object(text);

/** The built-in fonts know Latin-1 and the typographic signs of Windows-1252; anything else would print as a blank. */
function refuseUnknownCharacters(text: string) {
  const unknown = /[^ -~\u00a1-\u00ff€‚„…‘’“”•–—ŒœŠšŽžŸ™]/u.exec(text)?.[0];
  if (unknown) throw new Error(`The character "${unknown}" in "${text}" is not in the form's fonts.`);
}
