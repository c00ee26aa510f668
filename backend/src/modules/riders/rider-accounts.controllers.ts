import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RiderDuty as Duty, RiderInvitation, SignedInUser, SignInAnswer } from '@stoa/contracts';
import type { Actor, Caller, ConsoleAudience } from '../../kernel/access';
import { Allow, From, holderOf, Limited, Me, Public, Sessions, SignedIn } from '../../kernel/access';
import { InviteRider, InviteRiderInput } from './invite-rider';
import { RiderDuty } from './rider-duty';
import { UpdatePresence, UpdatePresenceInput } from './update-presence';
import { RiderSignInInput, SignInRider } from './sign-in-rider';

/** A rider's sign-in, sign-out and current user. */
@ApiTags('rider sign-in')
@Controller('backend/api/rider/auth')
export class RiderAccountController {
  constructor(
    private readonly signIn: SignInRider,
    private readonly sessions: Sessions,
  ) {}

  @Public()
  @Limited('rider_sign_in')
  @HttpCode(200)
  @Post('login')
  login(@Body() input: RiderSignInInput, @From() caller: Caller): Promise<SignInAnswer> {
    return this.signIn.execute(input, caller);
  }

  @SignedIn('rider')
  @Get('logout')
  logout(@Me() actor: Actor): Promise<void> {
    return this.sessions.close(actor.session_id);
  }

  @SignedIn('rider')
  @Get('user')
  user(@Me() actor: Actor): SignedInUser {
    return holderOf(actor);
  }
}

/** A rider's duty: presence and cash. */
@ApiTags('rider duty')
@Controller('backend/api/rider')
export class RiderDutyController {
  constructor(
    private readonly duty: RiderDuty,
    private readonly updating: UpdatePresence,
  ) {}

  @SignedIn('rider')
  @Get('duty')
  find(@Me() actor: Actor): Promise<Duty> {
    return this.duty.find(actor);
  }

  @SignedIn('rider')
  @Limited('rider_call')
  @HttpCode(200)
  @Post('updatePresence')
  update(@Body() input: UpdatePresenceInput, @Me() actor: Actor): Promise<Duty> {
    return this.updating.execute(input, actor);
  }
}

/** Invitations of riders for one audience. */
function riderInvitations(audience: ConsoleAudience) {
  @ApiTags(`${audience} riders`)
  @Controller(`backend/api/${audience}`)
  class RiderInvitationsController {
    constructor(readonly inviting: InviteRider) {}

    @Allow(audience, 'riders.update')
    @HttpCode(200)
    @Post('inviteRider')
    invite(@Body() input: InviteRiderInput, @Me() actor: Actor): Promise<RiderInvitation> {
      return this.inviting.execute(input, actor);
    }
  }
  return RiderInvitationsController;
}

export const AdminRiderInvitationsController = riderInvitations('admin');
export const VendorRiderInvitationsController = riderInvitations('vendor');
