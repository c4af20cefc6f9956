import { quotesPath } from '@quayside/contract/paths/quoting';
import { useNotifications } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Field, focusFirstInvalid } from '@quayside/ui/Field';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import { type JSX, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type MarketingDraftErrors, marketingDraftErrors } from './marketingDraftErrors.ts';

const exampleHtml = `<h2>Faster lines in forty cities</h2>
<p>Up to <b>10 Gbit/s</b> from January. <a href="${quotesPath.href()}">Ask for a price</a></p>`;

/** Previews the marketing popup with a text, an image or both, after the sanitiser. */
export function MarketingPreview(): JSX.Element {
  const { preview } = useNotifications();
  const [html, setHtml] = useState(exampleHtml);
  const [image, setImage] = useState('');
  const [errors, setErrors] = useState<MarketingDraftErrors>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isRefused(errors) && form.current) focusFirstInvalid(form.current);
  }, [errors]);

  function open(event: SubmitEvent): void {
    event.preventDefault();
    const draft = { html: html.trim(), image: image.trim() };
    const found = marketingDraftErrors(draft);
    setErrors(found);
    if (isRefused(found)) return;
    preview('MARKETING', {
      ...(draft.html !== '' && { html: draft.html }),
      ...(draft.image !== '' && { image: draft.image }),
    });
  }

  return (
    <Card as="section" title="Marketing" lead={<code>MARKETING</code>}>
      <form ref={form} noValidate onSubmit={open}>
        <Stack>
          <Field label="Text, as HTML" error={errors.html}>
            <TextArea
              rows={5}
              dir="ltr"
              spellCheck={false}
              value={html}
              onChange={(event) => setHtml(event.target.value)}
            />
          </Field>
          <Field
            label="Address of an image"
            hint="560 × 250 px. Your browser loads it as it is."
            error={errors.image}
            optional
          >
            <TextField
              type="url"
              dir="ltr"
              value={image}
              onChange={(event) => setImage(event.target.value)}
            />
          </Field>
          <Stack direction="row">
            <Button type="submit">Preview the message</Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}

function isRefused(errors: MarketingDraftErrors): boolean {
  return Object.keys(errors).length > 0;
}
