import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '../letters/compose.ts';

/** Puts messages into a folder as `.eml`, for a machine without an SMTP server; mail programs open them. */
export function mailFolder(folder: string) {
  /** Until nothing is found any more: what is just being written gets its name when the folder has been read. */
  const remove = async (isWanted: (name: string) => boolean | Promise<boolean>) => {
    let found = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      if (!/\.(?:eml|part)$/u.test(name) || !(await isWanted(name))) continue;
      await rm(join(folder, name), { force: true });
      found += 1;
    }
    if (found > 0) await remove(isWanted);
  };
  return {
    /** Resolves when the message is on the disk under its own name, whole. */
    add: async ({ id, kind, raw }: Message, now: number) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date(now).toISOString().replaceAll(':', '-')}-${kind}-${id}`;
      const draft = join(folder, `${name}.part`);
      await writeFile(draft, raw, { flag: 'wx', mode: 0o600, flush: true });
      await rename(draft, join(folder, `${name}.eml`));
      await syncFolder(folder);
    },
    /** Deletes what was written before `time`: it holds what visitors entered. What a wrong clock dated later was written now. */
    forget: (time: number, now: number) =>
      remove(async (name) => {
        const written = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? time;
        if (written > now) await utimes(join(folder, name), now / 1000, now / 1000);
        return written < time;
      }),
    /** Deletes mail about these submissions. */
    forgetAbout: (submissions: readonly string[]) => remove((name) => submissions.some((id) => name.includes(id))),
  };
}

/** A name is on the disk only when its folder is (fsync(2), notes). */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
