import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerAddress, CustomerProfile, SignedInUser, SignInAnswer } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { From, holderOf, Limited, Me, Public, Sessions, SignedIn } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import {
  AddressIdInput,
  ChangeAddressInput,
  CustomerSignInInput,
  NewAddressInput,
  ProfileInput,
  RegisterCustomerInput,
} from './account.inputs';
import { AddressBook } from './address-book';
import { ChangeProfile } from './change-profile';
import { Profiles } from './profiles';
import { RegisterCustomer } from './register-customer';
import { SignInCustomer } from './sign-in-customer';

/** A customer's sign-in, sign-out and current user (specification §7.8). */
@ApiTags('customer sign-in')
@Controller('backend/api/customer/auth')
export class CustomerSignInController {
  constructor(
    private readonly signIn: SignInCustomer,
    private readonly sessions: Sessions,
  ) {}

  @Public()
  @Limited('sign_in')
  @HttpCode(200)
  @Post('login')
  login(@Body() input: CustomerSignInInput, @From() caller: Caller): Promise<SignInAnswer> {
    return this.signIn.execute(input, caller);
  }

  @SignedIn('customer')
  @Get('logout')
  logout(@Me() actor: Actor): Promise<void> {
    return this.sessions.close(actor.session_id);
  }

  @SignedIn('customer')
  @Get('user')
  user(@Me() actor: Actor): SignedInUser {
    return holderOf(actor);
  }
}

/** A customer's profile with the whole address book. */
interface CustomerWithAddresses extends CustomerProfile {
  addresses: CustomerAddress[];
}

/** A customer's account and address book (specification §7.7). */
@ApiTags('web account')
@Controller('backend/api/web')
export class AccountController {
  constructor(
    private readonly register: RegisterCustomer,
    private readonly profiles: Profiles,
    private readonly changing: ChangeProfile,
    private readonly book: AddressBook,
  ) {}

  @Public()
  @Limited('registration')
  @HttpCode(200)
  @Post('registerCustomer')
  registerCustomer(@Body() input: RegisterCustomerInput, @From() caller: Caller): Promise<SignInAnswer> {
    return this.register.execute(input, caller);
  }

  @SignedIn('customer')
  @Get('customer_profile')
  profile(@Me() actor: Actor): Promise<CustomerProfile> {
    return this.profiles.read(actor.id);
  }

  @SignedIn('customer')
  @Limited('current_password')
  @HttpCode(200)
  @Post('customerProfileUpdate')
  changeProfile(@Body() input: ProfileInput, @Me() actor: Actor): Promise<CustomerProfile> {
    return this.changing.execute(input, actor);
  }

  @SignedIn('customer')
  @Get('customer_all_addresses')
  addresses(@From() caller: Caller): Promise<CustomerAddress[]> {
    return this.book.all(caller);
  }

  @SignedIn('customer')
  @Get('customerWithAddresses')
  async withAddresses(@From() caller: Caller, @Me() actor: Actor): Promise<CustomerWithAddresses> {
    return { ...(await this.profiles.read(actor.id)), addresses: await this.book.all(caller) };
  }

  @SignedIn('customer')
  @Get('viewCustomerAddress/:id')
  address(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<CustomerAddress> {
    return this.book.one(id, caller);
  }

  @SignedIn('customer')
  @HttpCode(200)
  @Post('addCustomerAddress')
  addAddress(@Body() input: NewAddressInput, @From() caller: Caller): Promise<CustomerAddress> {
    return this.book.add(input, caller);
  }

  @SignedIn('customer')
  @HttpCode(200)
  @Post('updateCustomerAddress')
  changeAddress(@Body() input: ChangeAddressInput, @From() caller: Caller): Promise<CustomerAddress> {
    return this.book.change(input, caller);
  }

  @SignedIn('customer')
  @HttpCode(200)
  @Post('updateCustomerdefaultAddress')
  makeDefault(@Body() input: AddressIdInput, @From() caller: Caller): Promise<CustomerAddress[]> {
    return this.book.makeDefault(input, caller);
  }

  @SignedIn('customer')
  @Delete('deleteCustomerAddress/:id')
  removeAddress(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<CustomerAddress[]> {
    return this.book.remove(id, caller);
  }
}
