import type { Problem } from '../../findings/finding.ts';
import { formPath } from '../../forms/paths.ts';
import type { Edition } from '../model/site-model.ts';
import { inEachLanguage } from './check.ts';

/** Every form, and every service that a form may report, has an address of its own: a page that is made is never lost. */
export const formsAddressed = inEachLanguage((site) => [...reservedNames(site), ...alikeLabels(site)]);

const reservedNames = ({ forms, settings }: Edition): Problem[] =>
  forms.flatMap(({ file, value }): Problem[] => {
    const { forms: below = '', thanks } = settings?.value?.addresses ?? {};
    if (!value || formPath(below, value.name) !== thanks) return [];
    const details = { form: value.name, address: thanks };
    return [{ code: 'form-name-reserved', file, spot: { at: 'value', path: ['name'] }, details }];
  });

function alikeLabels({ settings: site }: Edition): Problem[] {
  if (!site?.value) return [];
  const { file, value } = site;
  const first = new Map<string, { label: string; index: number }>();
  return (value.serviceLabels ?? []).flatMap((label, index): Problem[] => {
    const spot = { at: 'value', path: ['serviceLabels', index] } as const;
    const addressOf = (name?: string) => formPath(value.addresses.forms, FORM, name);
    const address = addressOf(label);
    if (address === addressOf()) return [{ code: 'service-label-nameless', file, spot, details: { label } }];
    const known = first.get(address);
    if (known === undefined) first.set(address, { label, index });
    if (known === undefined || known.label === label) return [];
    const details = { label, other: known.label, entry: known.index + 1, address };
    return [{ code: 'service-label-alike', file, spot, details }];
  });
}

/** Used in place of the name of a form that opens for the service. */
const FORM = '…';
