import type { ChatSettings } from '../../documents/site.ts';

/** Where the chat opens: the number by its digits alone, the greeting as the first message (R-CHAT-2). */
export function chatAddress({ baseUrl, phone, greeting }: ChatSettings): string {
  return `${baseUrl.replace(/\/$/u, '')}/${phone.replaceAll(/\D/gu, '')}?text=${encodeURIComponent(greeting)}`;
}
