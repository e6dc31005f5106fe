/** Tables of a font file by tag. */
type Tables = Map<string, Buffer>;

const [HEADER, ENTRY] = [12, 16];

/**
 * A variable font with the kerning of one of its weights at all of them, which takes half as many bytes; as it is where
 * the two do not have the same characters and glyphs.
 *
 * @param variable TrueType or OpenType, not WOFF2
 * @param instance one weight of it, cut in the same way
 */
export function withKerningOf(variable: Buffer, instance: Buffer): Buffer {
  const [tables, fixed] = [readTables(variable), readTables(instance)];
  const isSame = (tag: string) => tables.get(tag)?.toString('latin1') === fixed.get(tag)?.toString('latin1');
  if (!['cmap', 'maxp', 'GSUB'].every(isSame)) return variable;
  // GDEF has the variations that GPOS refers to.
  for (const tag of ['GDEF', 'GPOS']) {
    const table = fixed.get(tag);
    if (table) tables.set(tag, table);
  }
  return writeTables(variable.subarray(0, 4), tables);
}

/** Source of the layout: https://learn.microsoft.com/typography/opentype/spec/otff */
function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.subarray(HEADER + i * ENTRY));
  return new Map(
    entries.map((entry) => {
      const [offset, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
      return [entry.toString('latin1', 0, 4), font.subarray(offset, offset + length)];
    }),
  );
}

/** With sums of zero: WOFF2 has none, whoever unpacks it reckons them. */
function writeTables(version: Buffer, tables: Tables): Buffer {
  const header = Buffer.alloc(HEADER + tables.size * ENTRY);
  const log = Math.floor(Math.log2(tables.size));
  version.copy(header);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(ENTRY * 2 ** log, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(ENTRY * (tables.size - 2 ** log), 10);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (const [i, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const entry = header.subarray(HEADER + i * ENTRY);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(end, 8);
    entry.writeUInt32BE(table.length, 12);
    const gap = Buffer.alloc(-table.length & 3);
    parts.push(table, gap);
    end += table.length + gap.length;
  }
  return Buffer.concat(parts);
}
