import { Injectable } from '@nestjs/common';
import { SignInLimit } from './sign-in.limit';

/** Limits what guests send by the address they send from: whatever they write in a form is theirs to vary. */
@Injectable()
export class FormLimit extends SignInLimit {
  protected override async getTracker(request: Record<string, unknown>): Promise<string> {
    return String(request.ip);
  }
}
