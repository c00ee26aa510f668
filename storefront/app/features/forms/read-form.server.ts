/**
 * The form that a request sends.
 * @throws Response 400 if the body is no form, as no page sends it
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // Remix shows a thrown Response as the error page.
    throw new Response(null, { status: 400 });
  }
}
