import type { Site } from '../../documents/site.ts';

/** Where the chat opens: the number by its digits alone, the greeting as the first message (R-CHAT-2). */
export function chatAddress({ baseUrl, phone, greeting }: Site['chat']): string {
  return `${baseUrl.replace(/\/$/u, '')}/${phone.replaceAll(/\D/gu, '')}?text=${encodeURIComponent(greeting)}`;
}
