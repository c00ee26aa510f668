// Generated from the backend’s declarations by `npm run generate`; do not edit.
/** What each method of a controller does. */
export const OPERATIONS: Readonly<Record<string, string>> = {
  'AccountController.changeProfile':
    "Updates a customer's own profile; a stolen session alone can't take the account over.",
  'AccountController.registerCustomer':
    'Registers an account and signs in with it. A guest with orders must claim the account by an e-mailed link: knowing the address alone must not reveal those orders.',
  'AccountingController.exportAccountTotals': 'Sums of a period by month and account, as CSV.',
  'AccountingController.exportJournal':
    "All entries of a period with debit, credit and the accountants' account, as CSV.",
  'AdjustmentsController.createAdjustment':
    "Posts an adjustment, or above the shop's limit proposes it to another operator.",
  'AdjustmentsController.reverseAdjustment':
    'Reverses a posted adjustment, or above the limit asks another operator to.',
  'AdminConversationsController.closeConversation': 'Lets operators close a conversation, and reopen it.',
  'AdminReportsController.customerExport':
    'Exports the whole report; spreadsheets get amounts in major units, ready to be summed.',
  'AdminReportsController.orderExport':
    'Exports the whole report; spreadsheets get amounts in major units, ready to be summed.',
  'AdminReportsController.productExport':
    'Exports the whole report; spreadsheets get amounts in major units, ready to be summed.',
  'AdminReportsController.saleExport':
    'Exports the whole report; spreadsheets get amounts in major units, ready to be summed.',
  'AdminVendorsController.resetTwoFactor':
    "Disables two-factor authentication of a vendor's users who lost app and codes; closes their sessions.",
  'AdminVendorsController.status': 'Like `vendors/updateStatus`, with a reason that is shown to the vendor.',
  'AdminsController.resetTwoFactor':
    'Turns off two-factor authentication for an operator who lost app and codes; ends sessions, is audited.',
  'ApplicationsController.find': 'Looks up an application by its number and e-mail address.',
  'ApplicationsController.renew':
    'Re-submits a rejected application with updated fields and the documents requested.',
  'ApplicationsController.sendDocument':
    'Adds a document to an application; it replaces those of its kind that are pending or rejected.',
  'ApplicationsController.withdraw':
    'Withdraws an application: deletes vendor, owner account and documents, and frees the e-mail address.',
  'AttributeValuesController.createAttributeValue':
    'Adds an attribute value during product editing; returns an existing equal one.',
  'BalanceExplanationController.explain':
    "Explains a vendor's balance: which orders, changes and payout requests its parts consist of.",
  'BannersController.placed': 'Reads the currently active banners by kind and placement.',
  'BooksController.verifyBooks': 'Checks every rule between orders, payments, stock and the ledger, now.',
  'BoughtTogetherController.boughtTogether':
    'Finds products frequently bought in the same order group as a product, over all its vendors.',
  'BulkController.move':
    'Applies a change to several records independently, so that one refusal does not block the others.',
  'BulkController.remove':
    'Applies a change to several records independently, so that one refusal does not block the others.',
  'BulkController.restore':
    'Applies a change to several records independently, so that one refusal does not block the others.',
  'CategoriesController.categoriesActiveInactive': 'All categories, active or not.',
  'CategoriesController.categoriesParentActive': 'Active root categories.',
  'CategoriesController.categoriesParentChildActive': 'Active categories as a tree.',
  'CategoriesController.categoryVendors': 'Vendors with products in a category or its descendants.',
  'CategoriesController.move':
    'Moves a category with its descendants within the tree, and renumbers its siblings.',
  'CheckoutController.estimateCart':
    'Estimates shipping and tax of a cart for a destination, before the checkout.',
  'CheckoutController.estimateDelivery':
    'Estimates cost and dates of delivering one product to a place, without a cart.',
  'CheckoutController.executePayment':
    "Places the order for the caller's cart: once per idempotency key, at prices computed by the server, written in one transaction.",
  'CheckoutController.retryPayment':
    'Pays an unpaid order again, by the same or another method: a new attempt supersedes the last one.',
  'CheckoutController.trackOrder':
    'Finds an order group by order number and e-mail address, without sign-in.',
  'CheckoutController.validateBillingAddress': 'Validates a billing address; returns it formatted.',
  'CheckoutController.validateCouponCode':
    'Validates a coupon code; returns its discount on the cart in addition to the codes in use.',
  'CheckoutController.validateShippingAddress':
    'Validates a shipping address; returns the shipping methods available there.',
  'CheckoutController.validateShippingMethod':
    'Validates the chosen shipping methods; returns exact totals and the available payment methods.',
  'CheckoutController.verifyPayment': "The buyer's return: completes the payment and returns its outcome.",
  'CommentsController.submitNewsComment': "Stores a customer's comment as pending moderation.",
  'ConsoleDisputesController.addEvidence': 'By a vendor or an operator.',
  'ConsoleDisputesController.file': 'Streams a file to a console.',
  'ConsoleReturnsController.change':
    'Approves, rejects, receives or ends a return: operators any, vendors their own.',
  'ConsoleReturnsController.inspect':
    'Inspects a received return: accepted items are refunded and, where they can be sold again, restocked.',
  'ContactController.submitContactForm':
    'Accepts a contact message; spam caught by the honeypot gets the same response and is discarded.',
  'CouponOrdersController.couponOrders':
    'The orders that a coupon was used for, each with what the coupon takes off it.',
  'CustomerConversationsController.fetchMessage':
    "`GET web/fetch_message`: the list, or one conversation if the query has its id or its store's.",
  'CustomerConversationsController.messageTyping':
    'Shows the other side that the actor is typing; nothing is stored.',
  'CustomerConversationsController.readMessages': 'Advances the read mark of a side, never moves it back.',
  'CustomerConversationsController.retractMessage':
    "Retracts the actor's own recent message: text, picture and references are erased for both sides.",
  'CustomerConversationsController.storeMessage':
    'Stores a message of a customer or a store; idempotent by request key.',
  'CustomerConversationsController.unreadMessages':
    'Unread messages of all conversations of a customer or a store.',
  'CustomerDisputesController.file': "Streams a file to the order's buyer.",
  'CustomerDisputesController.list': 'All disputes of a customer, newest first.',
  'CustomerDisputesController.ofOrder': 'Of all orders of a group.',
  'CustomerDisputesController.one': 'One dispute.',
  'CustomerDisputesController.open':
    "Opens a dispute for an order's buyer, who is signed in or a guest with the order's access token.",
  'CustomerDisputesController.withdraw':
    'Withdraws an open dispute for its customer, who may open another one within the time limit.',
  'CustomerHistoricalOrdersController.one': "404 if missing or another customer's.",
  'CustomerIdentitiesController.disconnect':
    "Unlinks one and ends the customer's (other) sessions, as an attacker may have signed in by it.",
  'CustomerOrdersController.orderDetail':
    "One order group by its id or number; 404 if missing or another customer's.",
  'CustomerReturnsController.cancel': 'Cancels a return for its customer, until the items are sent.',
  'CustomerReturnsController.cancelExchange':
    'Asks for a refund instead of an exchange, until the items are inspected.',
  'CustomerReturnsController.list': 'All returns of a customer, newest first.',
  'CustomerReturnsController.ofOrder': 'Of all orders of a group.',
  'CustomerReturnsController.one': 'One return.',
  'CustomerReturnsController.request':
    "Requests a return for an order's buyer, who is signed in or a guest with the order's access token.",
  'CustomerReturnsController.send': 'Records that a customer has sent the items of an approved return.',
  'CustomerSessionsController.list': 'The current session first, then the most recently used.',
  'CustomerSignInController.login': "Signs a customer in and merges the guest's cart.",
  'CustomerSignInController.logout': 'Ends one session.',
  'CustomerWalletController.balance':
    "The wallet in the caller's currency, and the balances in all currencies that it holds.",
  'CustomerWalletController.cancel': 'Takes a pending deposit or withdrawal back.',
  'CustomerWalletController.deposit': 'Starts a deposit: it is pending until its payment is captured.',
  'CustomerWalletController.retryDeposit': 'Leads to the page where a pending deposit is paid.',
  'CustomerWalletController.transactions': 'A page of transactions, newest first.',
  'CustomerWalletController.withdraw': "Asks for a payout of the customer's money.",
  'DashboardsController.getDashboardData': 'For operators: the whole shop.',
  'DashboardsController.getOnboarding': "The onboarding steps on the vendor's dashboard.",
  'DashboardsController.getSellerDashboardData': "For vendors: the session's own tenant.",
  'DashboardsController.getSetupSteps': "What a new shop still needs, on the operators' dashboard.",
  'DashboardsController.markSetupStep': 'An operator is content with the defaults of a step, or no longer.',
  'DataExportsController.requestExport':
    'Requests an export, which a job writes; one at a time, and a new one replaces the old one.',
  'DeliveriesController.assignOwnRider':
    'Offers an order to a rider of the platform or its vendor; vendors only own orders to own riders.',
  'DeliveriesController.assignRider':
    'Offers an order to a rider of the platform or its vendor; vendors only own orders to own riders.',
  'DeliveriesController.changeOwnStatus':
    'Records a step of a delivery for its rider: operators any, vendors those of their own orders.',
  'DeliveriesController.changeStatus':
    'Records a step of a delivery for its rider: operators any, vendors those of their own orders.',
  'DeliveriesController.ownRiderChoices':
    'Lists the riders that an order can be offered to, with warnings; riders without warnings come first.',
  'DeliveriesController.ownRiderShipping': 'Lists deliveries by rider, state and time.',
  'DeliveriesController.riderChoices':
    'Lists the riders that an order can be offered to, with warnings; riders without warnings come first.',
  'DeliveriesController.riderShipping': 'Lists deliveries by rider, state and time.',
  'DisputeDecisionsController.accept': 'Ends a dispute by its vendor, who refunds what the customer claims.',
  'DisputeDecisionsController.decide':
    'Decides a dispute for an operator: a refund of the claim or of another part of the order, or none.',
  'EmailTemplatesController.list': 'All e-mails, by recipient.',
  'EmailTemplatesController.one': 'One e-mail with its texts in each language of the shop.',
  'EmailTemplatesController.preview':
    'Renders unsaved texts of an e-mail with example values, as its recipients would see them.',
  'EmailTemplatesController.restore':
    "Changes the texts of an e-mail in one language, or restores the code's.",
  'EmailTemplatesController.save': "Changes the texts of an e-mail in one language, or restores the code's.",
  'EmailTemplatesController.test':
    'Sends unsaved texts of an e-mail with example values to an address, to see them in a mail program.',
  'ErasureController.requestErasure':
    'Requests account erasure: ends all sessions, and schedules the erasure after the grace period.',
  'ErasureController.show':
    'Current erasure state: due date, required proof of identity, and open orders that delay it.',
  'ExplanationsController.explainOrder':
    'What the vendor earns from an order and each of its lines, and why.',
  'FailedJobsController.discard': 'Discards a failed job for good and records who did it.',
  'FailedJobsController.list':
    'Lists jobs that failed for good, newest first; their payloads stay on the server.',
  'FaqsController.shown': 'Reads the active FAQs for the storefront.',
  'FlashSalesController.flashSaleProducts':
    'Lists flash sales for the storefront: live ones, the first to end first, and the next one.',
  'FollowedVendorsController.followVendor': "Follows or unfollows a vendor's store; idempotent.",
  'FollowedVendorsController.followedVendors':
    'The followed stores that are currently visible; none while multi-vendor is off.',
  'GrantableRolesController.vendorRolesActive':
    'Lists the roles of vendors that a team member may give to others; requested ones are named in any case.',
  'HistoryController.listAny':
    "Lists a record's changes, newest first, for those who may read the record itself.",
  'HistoryController.listOwn':
    "Lists a record's changes, newest first, for those who may read the record itself.",
  'ImportColumnsController.map': 'Maps columns to targets and sets the options of an import.',
  'ImportColumnsController.setLayout':
    'Changes how the file of an import is read. With another encoding or delimiter it has other columns, which are suggested anew.',
  'ImportMovesController.check': 'Dry run: validates the file without writing products.',
  'ImportMovesController.start':
    'Starts or resumes an import. One may run per vendor, and one for all operators.',
  'ImportMovesController.stop': 'Stops after the current batch of products; a dry run is discarded.',
  'ImportValuesController.map':
    'Maps values of a file to records of the shop; the dry run is then to be repeated.',
  'ImportsController.exportProducts':
    "Exports the filtered products in the shop's own format; importing the file again changes nothing.",
  'ImportsController.receive':
    'Receives an import file: stores it, reads it once, and detects its format by the header.',
  'InvoicesController.invoiceFile':
    'Prints an invoice or credit note as it was issued, in the language of its buyer.',
  'InvoicesController.packingSlips':
    "Prints the packing slips of orders as one file, in the reader's language.",
  'InvoicesController.shipmentPackingSlip': 'The slip of one shipment: its items only.',
  'LedgerController.accountBalances': 'The balance of each owner of one account at the end of a day.',
  'LedgerController.trialBalance': 'All accounts by currency at the end of a day, which must sum to zero.',
  'LiveAccessController.grant':
    'Authorises for the hosted provider: a channel subscription, or without a channel the user.',
  'LiveAccessController.ticket': 'A short-lived token of the session that only opens sockets.',
  'LocalisationStorefrontController.cities': 'Cities of one state, or of all.',
  'LocalisationStorefrontController.citiesOf': 'Cities of one state, or of all.',
  'LocalisationStorefrontController.currencies':
    'The active currencies for the storefront, with translated names.',
  'LocalisationStorefrontController.languages':
    "The active languages in order of creation, with names in the reader's language.",
  'LocalisationStorefrontController.states': 'States of one country, or of all.',
  'LocalisationStorefrontController.statesOf': 'States of one country, or of all.',
  'NewsletterController.askToConfirm': "URL of the confirmation page in the subscriber's language.",
  'NewsletterController.askToUnsubscribe': "URL of the confirmation page in the subscriber's language.",
  'NewsletterController.confirm':
    'Confirms or cancels subscriptions by the links in e-mails. A GET changes nothing, because mail scanners open every link: it redirects to a page that asks for confirmation.',
  'NewsletterController.newsletter':
    'Subscribes an address to the newsletter; the response never reveals whether it was known.',
  'NewsletterController.unsubscribe':
    'Confirms or cancels subscriptions by the links in e-mails. A GET changes nothing, because mail scanners open every link: it redirects to a page that asks for confirmation.',
  'OrderStatusController.changeOrderStatus':
    "Changes an order's status by hand: operators any order, vendors their own.",
  'OrderStatusController.changeSellerOrderStatus':
    "Changes an order's status by hand: operators any order, vendors their own.",
  'OwnBalanceExplanationController.explain':
    "Explains a vendor's balance: which orders, changes and payout requests its parts consist of.",
  'OwnDeliveriesController.list': 'Open deliveries, and those that ended within a day.',
  'OwnDeliveriesController.move': 'The changed delivery, alone in its list.',
  'OwnIdentitiesController.connect': "Links an identity provider's account to the signed-in customer.",
  'OwnMessagesController.list': 'What a rider and the people who write to them have said, oldest first.',
  'OwnMessagesController.store':
    'From a rider to the inbox of the employer: the vendor, or the operators for platform riders.',
  'OwnOrdersController.cancelOrder':
    "Cancels one vendor's order for its buyer, until preparation starts; refunds the payment.",
  'OwnOrdersController.reorder':
    'Adds the items of an earlier order group to the cart again, at current prices.',
  'OwnStoreController.changePicture':
    "Adds the picture to the vendor's media library and makes it the user's avatar.",
  'OwnStoreController.changeProfileToo': 'Alias of `updateVendorProfile` in the specification (§7.8).',
  'OwnStoreController.registerVendor':
    'Registers a pending vendor with documents and an owner, who can sign in once an operator approves it.',
  'PagesAndPostsController.all': 'A page of posts, optionally of one category or with one tag.',
  'PagesAndPostsController.page':
    'A page by id, or by current or former slug; `slug` in the response is the current one.',
  'PagesAndPostsController.post':
    'A post by id, or by current or former slug; `slug` in the response is the current one.',
  'PasswordsController.choose':
    "Sets a new password by means of a link's token, and ends all sessions of the account.",
  'PasswordsController.sendLink':
    'Queues a password reset; neither response nor timing reveals a known address.',
  'PaymentProofsController.decide':
    'Approves or rejects the proof of a bank transfer; approval captures the payment and places the orders.',
  'PaymentProofsController.file': "Streams the latest proof of an order's bank transfer to operators.",
  'PaymentProofsController.send':
    'Stores the proof of a bank transfer that a buyer uploads: a private picture or PDF.',
  'PaymentWebhooksController.webhook':
    "Takes a provider's message and completes the payment that it is about.",
  'PaymentsController.paymentMethods':
    "Lists the payment methods in the caller's currency, each with its fee.",
  'PayoutExplanationsController.explainPayout':
    "The orders and adjustments that a vendor's payout request pays.",
  'PayoutExplanationsController.explainRiderPayout': "The deliveries that a rider's payout request pays.",
  'PayoutRequestsController.balance': "The vendor's balance, the rules of payouts, and the next releases.",
  'PayoutRequestsController.create': "For the session's vendor.",
  'PayoutStatementController.export':
    'Exports a statement with all its rows, between rows of the opening and the closing balance.',
  'PayoutStatementController.show':
    'What changed what the platform owes a vendor in a period; begins and ends with the balances of the books.',
  'PayoutsController.move': 'Operators move any request; vendors can cancel their own while it is pending.',
  'PayoutsController.requestForRider': "For a rider, by the employer; paid to the rider's bank account.",
  'PeriodsController.close': 'Closes the books up to the end of a day.',
  'PeriodsController.reopen': 'Asks another operator to reopen the last closed period.',
  'PictureStepController.updateMedia':
    'Third step of the product editor: replaces the pictures, in order, with their alt texts.',
  'PriceAlertsController.cancel': 'Idempotent; the link can only turn alerts off, never on again.',
  'PriceAlertsController.setPriceAlerts':
    "Turns a customer's price alerts on and off: from the account, or off by the link in an e-mail.",
  'ProductCreationController.createProduct':
    'Creates a product with its variant, price, stock, pictures and status in one transaction.',
  'ProductCreationController.newProduct': 'Initial values of the form for a new product.',
  'ProductStockController.updateStock':
    'Sets the quantity on hand, by an `adjust` movement over the difference.',
  'ProductTabsController.shown': "Tabs by the product's id or slug.",
  'PublicSettingsController.facebookAuthDetails':
    'What a browser needs to start an OAuth sign-in; `client_id` is empty while the provider is disabled.',
  'PublicSettingsController.googleAuthDetails':
    'What a browser needs to start an OAuth sign-in; `client_id` is empty while the provider is disabled.',
  'PublicSettingsController.themePreview':
    "The storefront reads an operator's unsaved theme by its signed token.",
  'PushController.device': 'Whether the requesting browser is registered.',
  'PushController.remove': "Deletes the current session's device.",
  'PushController.send': 'To the devices of the requesting customer only.',
  'PushController.store':
    "Registers the session's device for the signed-in customer, replacing its former customer.",
  'QuestionsController.askProductQuestion':
    "Stores a customer's question about a product, pending moderation.",
  'QuestionsController.productQuestions': 'Latest answers first.',
  'RedirectsController.target': 'Finds where an address without a page redirects to.',
  'RefundsController.preview':
    'What a refund would pay to the buyer and take back from the vendor; shown to who inspects returns, too.',
  'RefundsController.refund':
    'Refunds items, shipping or the payment fee of an order; an operator pays the refund out.',
  'RefundsController.refundable': 'What can still be refunded of an order.',
  'ReviewDocumentsController.judge': 'Accepts or rejects a document and returns its record.',
  'ReviewModerationController.reject':
    'Rejects a review with a reason that its author reads, and may then edit it.',
  'ReviewsController.addProductReview':
    "Stores a customer's review of a delivered purchase, one per purchase.",
  'ReviewsController.deleteReview':
    "Deletes one of the customer's own reviews; the purchase can then be reviewed again.",
  'ReviewsController.showReviewStatus':
    'Whether the customer can review a product now, and the reason if not.',
  'ReviewsController.updateReview':
    'Lets a customer edit an own review, which is published again once an operator approves it.',
  'RiderAccountController.login': 'Signs a rider in by phone number or e-mail address, and password.',
  'RiderAccountController.logout': 'Ends one session.',
  'RiderCashController.handOverRiderCash': 'Records cash that a rider hands over.',
  'RiderChatController.list': "The inbox's threads, latest message first.",
  'RiderChatController.one': 'Messages with one rider, oldest first; marks the thread as read.',
  'RiderChatController.ownList': "The inbox's threads, latest message first.",
  'RiderChatController.ownOne': 'Messages with one rider, oldest first; marks the thread as read.',
  'RiderChatController.store': "From the actor's inbox.",
  'RiderChatController.storeOwn': "From the actor's inbox.",
  'RiderDutyController.update': 'Puts a rider on or off duty, by their own switch.',
  'RiderInvitationsController.invite':
    'Invites a rider to choose a password, also instead of a forgotten one; vendors only their own riders.',
  'RidersController.deliveryIncharges':
    'Active operators whose role may update riders, all or those of the ids.',
  'RidersController.deliveryRiders': 'Riders who are active and available, or those of the ids.',
  'RidersController.updateCommission':
    'GET with a side effect, as the specification (§7.6) requires; it is idempotent.',
  'RidersController.updateOwnCommission': "Changes a rider's commission; vendors only of their own riders.",
  'RoleLookupsController.allActiveAdminsRoles':
    'Lists all active roles of an audience; there are few, so without paging.',
  'SavedController.acceptCartPrices':
    'Marks current prices as seen by the buyer, so that the cart stops announcing changes, and returns the cart.',
  'SavedController.removeSavedCartItem': 'Removes a saved-for-later item and returns the list.',
  'SavedController.restoreCartItems':
    "Moves lines back into the caller's cart: saved-for-later items, and removed lines (undo).",
  'SavedController.saveCartItem': 'Moves a cart line to the saved-for-later list and returns the cart.',
  'SavedController.savedCartItems': "The caller's own list; an empty one without a session.",
  'SavedController.updateCartNotes':
    "Stores the buyer's notes to vendors about the cart and returns the cart.",
  'SavedMappingsController.apply':
    "Maps the columns and values of an import like a saved mapping; columns that it doesn't know stay as they are.",
  'SavedMappingsController.save':
    "Saves the mapping of an import's columns and values under a name; one of the same name is replaced.",
  'SellerCustomersController.activeCustomersSeller':
    "Lists only customers who ordered from the session's vendor.",
  'SettingsController.clearCache':
    'Clears the caches of every node and reports how many entries were cleared.',
  'SettingsController.preview': 'The theme screen previews unsaved values with it.',
  'SettingsController.settings':
    'The values of one group, or of every group but the theme, which has its own endpoint.',
  'SettlementsController.confirm': 'Posts the fees and payouts of a file.',
  'SettlementsController.missingItems': "Captures and refunds of the file's days that no file contains.",
  'SettlementsController.upload': "Takes a gateway's settlement file and compares it with the books.",
  'SharedWishlistController.shareWishlist':
    "Shares a customer's wish list by an unguessable link, or stops sharing; links are never reused.",
  'ShipmentsController.create':
    "Creates a shipment of an order's items: operators of any order, vendors of their own.",
  'ShipmentsController.update': 'Changes carrier and tracking of a shipment, also after it has left.',
  'ShipmentsController.updateStatus':
    "Changes a shipment's state by hand: operators of any order, vendors of their own.",
  'ShippingController.allShippingMethods':
    "The shipping methods with their rates in the caller's currency, for the delivery page.",
  'ShopController.compareProducts': 'Compares products: cards, page data, and specifications by attribute.',
  'ShopController.featuredProducts': 'Cached response of one list.',
  'ShopController.featuredProductsCategoriesWise':
    'Cached response of the featured categories, each with its most popular products.',
  'ShopController.latestProducts': 'Cached response of one list.',
  'ShopController.newArrivalProducts': 'Cached response of one list.',
  'ShopController.product':
    'Response of `product/{id}`; a former slug works too, and the response has the current one.',
  'ShopController.productCards':
    'Cards of given products, such as recently viewed ones: only those on offer, sold-out ones last.',
  'ShopController.shopFilterProducts': 'Attribute facets are further parameters: `attr.<code>=value,value`.',
  'ShopController.trendingProducts': 'Cached response of one list.',
  'ShopController.upcomingProducts': 'Cached response of one list.',
  'ShopMigrationMovesController.check': 'Dry run: does everything and takes it back.',
  'ShopMigrationMovesController.invite':
    'Invites each customer of the migration who has not been invited yet.',
  'ShopMigrationMovesController.start': 'Starts or resumes; one at a time.',
  'ShopMigrationMovesController.stop': 'Stops after the current batch of records; a dry run is discarded.',
  'ShopMigrationsController.receive':
    'Receives the files of another shop: stores them, reads each once, and detects what they contain.',
  'ShopMigrationsController.setFile':
    'Sets what a file of a migration contains and how it is read; a dry run before is outdated then.',
  'ShoppingController.addCartItem': "Adds units of a variant to the caller's cart and returns the cart.",
  'ShoppingController.changeCartItemQuantity':
    'Sets the quantity of a line, which also accepts the displayed price; 0 removes the line.',
  'ShoppingController.fetchCartItems': "The caller's own cart; an empty one without a session.",
  'SignInController.login':
    'Signs in by e-mail address and password; same response and time for every kind of mismatch.',
  'SignInController.logout': 'Ends one session.',
  'SimulationController.simulateOwnSale': "A sale of the session's vendor.",
  'SimulationController.simulateSale': "Any vendor's sale.",
  'SitemapController.entries': 'The pages of one part; throws 404 for an unknown kind or an empty part.',
  'SitemapController.parts': "All parts that aren't empty.",
  'SocialLoginController.begin':
    'The server creates state, nonce and PKCE verifier, out of reach of scripts.',
  'SocialLoginController.socialLogin':
    "Completes a social sign-in after the provider's redirect, and merges the guest's cart.",
  'StockFeedRunsController.run': 'Runs a feed now, also one that its vendor has switched off.',
  'StockNoticesController.askStockNotice':
    "Registers a back-in-stock notice for a sold-out variant; responses to guests don't reveal existing notices.",
  'StockNoticesController.cancel':
    'Confirms or cancels a stock notice by the link in its e-mails; idempotent.',
  'StockNoticesController.confirm':
    'Confirms or cancels a stock notice by the link in its e-mails; idempotent.',
  'StorefrontController.brands': 'Brands with products on offer, sorted by name.',
  'StorefrontController.featuredCategory': 'Featured categories, without their children.',
  'StorefrontController.megaMenuItems': 'The category tree of the menu; empty categories are omitted.',
  'SubscribersController.active': 'Confirmed newsletter subscribers.',
  'TransfersController.forRiders': "As `forVendors`, for the platform's own riders: vendors pay theirs.",
  'TwoFactorController.begin':
    'Creates a secret for the app; it has no effect until a code of it was confirmed.',
  'TwoFactorController.switchOn':
    "Switches it on once a code proves that the app has the secret, and revokes the user's other sessions.",
  'ValueDecisionsController.decide':
    "An operator decides about the values that a vendor's import waits for, which then goes on.",
  'ValueRequestsController.withdraw': 'Takes the request back: the values can be mapped again.',
  'VariantStepsController.createAttributes':
    'Second step of the product editor: replaces axes, variants and specifications.',
  'VariantStepsController.deleteAttribute':
    'Removes an attribute from a product: a specification, or an axis in which no variants differ.',
  'VariantStepsController.updateAttributes':
    'Second step of the product editor: replaces axes, variants and specifications.',
  'VendorAttributeValuesController.createAttributeValue':
    'Adds an attribute value during product editing; returns an existing equal one.',
  'VendorCategoriesController.categoriesParentChildActive': 'Active categories as a tree.',
  'VendorConversationsController.messageTyping':
    'Shows the other side that the actor is typing; nothing is stored.',
  'VendorConversationsController.readMessages': 'Advances the read mark of a side, never moves it back.',
  'VendorConversationsController.retractMessage':
    "Retracts the actor's own recent message: text, picture and references are erased for both sides.",
  'VendorConversationsController.store':
    'Stores a message of a customer or a store; idempotent by request key.',
  'VendorDocumentsController.add':
    'Adds the document of a form (`file`, `kind`; operators also `vendor_id`) and returns its record.',
  'VendorDocumentsController.file':
    "Streams the file; 404 for another vendor's document as for a missing one. No cache may store it.",
  'VendorProductsController.filterVendorProducts': 'Lists the products of one vendor for operators.',
  'VendorReportsController.orderSellerExport':
    'Exports the whole report; spreadsheets get amounts in major units, ready to be summed.',
  'VendorReportsController.productSellerExport':
    'Exports the whole report; spreadsheets get amounts in major units, ready to be summed.',
  'VendorReportsController.saleSellerExport':
    'Exports the whole report; spreadsheets get amounts in major units, ready to be summed.',
  'VendorStatementController.export':
    'Exports a statement with all its rows, between rows of the opening and the closing balance.',
  'VendorStatementController.read':
    'What changed what the platform owes a vendor in a period; begins and ends with the balances of the books.',
  'VendorStatementController.show': "A vendor's balance, for operators.",
  'VendorUsersController.invite': 'Sends the invitation of a team member again, with a new link.',
  'VendorUsersController.resetTwoFactor':
    'Turns off two-factor authentication of a team member who lost app and codes; ends sessions, is audited.',
  'VendorsStorefrontController.featured':
    'Featured vendors; empty while multi-vendor is off, so that the home page omits them.',
  'VendorsStorefrontController.vendor':
    'One vendor by id, or by its current or a former slug; `slug` in the response is the current one.',
  'VendorsStorefrontController.vendors':
    'Approved vendors whose store is not closed: featured ones first, then by number of products.',
  'VerificationController.resend': 'Resends the e-mail; no effect if the address is already verified.',
  'VerificationController.verifyEmail':
    'Verifies an e-mail address by the link sent to it, for a signed-in owner only: if a stranger entered the address, its reader must not expose their own guest orders to that account by one click.',
  'WaitingMessagesController.active': 'Contact messages not yet answered.',
  'WalletRefundsController.refundToWallet': "Pays a pending refund to the buyer's wallet.",
  'WalletsController.account': 'The full account of a withdrawal.',
  'WalletsController.creditWallet':
    "A bonus or a correction, which above the shop's limit waits for a second operator.",
  'WalletsController.customerWallet': "A customer's balances by currency.",
  'WalletsController.decide':
    'Like `wallet_transactions/updateStatus`, with the reason of a rejection, which the customer reads.',
  'WebInvoicesController.invoiceFile': 'For the buyer.',
  'WebhooksController.resendFailedWebhooks': 'All failed ones of an endpoint since a moment.',
  'WebhooksController.resendWebhook': 'One, in whatever state.',
  'WebhooksController.rotateWebhookSecret':
    'Gives an endpoint a new secret; meanwhile bodies are signed with both, so that the receiver can change over.',
  'WebhooksController.sendTestWebhook': 'Sends an endpoint the event `ping`, whatever it is subscribed to.',
  'WebhooksController.webhookSecret':
    'Shows the secret by which the receiver of an endpoint verifies signatures.',
  'WishlistsController.addWishlistItem': "Adds a product to the customer's wish list and returns the list.",
  'WishlistsController.deleteWishlistItem':
    "Removes an item from the customer's wish list, by item or product id, and returns the list.",
  'WishlistsController.fetchWishlistItems': "The customer's list, in the caller's language and currency.",
  'WishlistsController.removeWishlistItem':
    "Removes an item from the customer's wish list, by item or product id, and returns the list.",
};

/** What the records of each declared resource are, by entity. */
export const RECORDS: Readonly<Record<string, string>> = {
  Address: "A customer's billing or shipping address; orders store a copy of their own.",
  Admin: 'An operator: a user of the back office.',
  ApplicationBanner: 'A banner of the mobile application.',
  ApplicationParallaxBanner: 'A parallax banner of the mobile application.',
  ApplicationSliderImage: 'A slide of the mobile application.',
  Attribute: 'A product attribute: variant option (axis), facet, or specification.',
  AttributeValue: 'A predefined value of an attribute.',
  Brand: 'The brand that a product is sold under.',
  Category: 'A node of the category tree.',
  City: 'A city that addresses can reference.',
  Commission: 'A commission rule; of several matching rules the one with the lowest position applies.',
  ContactForm: 'A contact form message.',
  ContentApplicationPage: 'A content page of the mobile application.',
  ContentPage: 'A content page of the storefront.',
  Country: 'A country; addresses are accepted in active ones only.',
  Coupon: "A code that discounts items or shipping; amounts are minor units of the shop's default currency.",
  Currency: 'A currency that prices can be shown and paid in.',
  Customer: 'A customer, with an account or as a guest.',
  Dispute:
    "A customer's claim that a vendor owes money for an order; operators decide it if the parties don't settle.",
  Document: 'A legal or information document of the shop; exactly one row per `code`.',
  Faq: 'A frequently asked question with its answer.',
  FlashSale:
    'Items at special prices within a time window; its state is computed from the clock, never stored.',
  GatewaySettlement:
    "A gateway's settlement file, compared with its clearing account; immutable except for its state.",
  HistoricalOrder:
    'An order of the shop that this one replaces, for reading only: it is in no books, no stock, no payout and no report.',
  Import: 'A product import: its uploaded file and its progress.',
  ImportMapping: 'A saved mapping of the columns and values of files from one source.',
  Invoice: 'An invoice or credit note, as it was issued: never changed and never deleted (docs/adr/0062).',
  Language: 'A language of the shop; missing translations fall back to `fallback_id`.',
  LedgerAccount:
    'What the accountants call an account of the books; one row per account, written by `LedgerAccountSync`.',
  LedgerAdjustment: 'A posting by hand, with its reason; immutable except for its state.',
  LedgerEntry:
    'One side of a posting: append-only. The entries of a posting share `event` and sum to zero per currency; the unique key on event and position books a business event only once.',
  LedgerPeriod: 'Days of the books that are closed: nothing can be booked to them, and their sums are kept.',
  MailboxMail: 'An e-mail of a shop without an SMTP server, stored for the back office.',
  Manufacturer: 'The manufacturer of a product, where that is not its brand.',
  Media:
    'A library picture; the bytes are stored once under (half of) their hash, renditions made on demand.',
  News: 'A blog post.',
  NewsCategory: 'A category of blog posts.',
  NewsComment: "A reader's comment on a blog post; public once approved.",
  Newsletter: 'A newsletter subscription, confirmed or not (double opt-in).',
  Order: "One vendor's part of an order group, with its own state; all but state and note is frozen at sale.",
  OrderStatus: "An operator's label for an order state.",
  ParallaxBanner: 'A full-width picture with parallax scrolling.',
  Payment:
    'One attempt to pay for `reference`: written before its provider is called. What becomes of the money are its events. Several attempts may pay for one reference together; a superseded one is replaced by a later one.',
  PaymentMethod:
    "Payment method available to buyers; bounds and fee are in minor units of the shop's default currency.",
  PayoutRequest: 'Payout request of a vendor.',
  Permission:
    'A permission. Built-in ones are synced with the routes at every start; operators may add custom ones for integrations, which read them from the signed-in user: no route of the shop requires those.',
  Product: "A vendor's product; what customers buy is one of its variants.",
  ProductQuestion: "A customer's question about a product; published once it is approved and answered.",
  Redirect:
    'An old address of the shop and where its visitors are sent; a page that exists at the address wins.',
  Refund: 'Refund owed to the buyer of one order; immutable except for its state (docs/adr/0019).',
  Return: "Items of one order that its customer sends back; the customer is the order's.",
  Review: "Review of a product, or of a vendor's store as a whole; counts once it is approved.",
  ReviewLabel: "An operator's label for a review status.",
  Rider:
    'A person who delivers, for the platform or a vendor; amounts in minor units of the default currency.',
  RiderAssignment:
    'Assignment of one order to one rider, from the offer on; a declined order can be offered again.',
  RiderCashHandover: 'Cash that a rider of the platform has handed over; immutable except for its state.',
  RiderPayoutRequest: "Payout request of a rider; paid by the rider's employer.",
  Role: 'A set of permissions for users of one audience.',
  SearchCuration: 'Products that an operator pins to the top of the results for certain search words.',
  SearchQuery: 'A search text with its counts; contains no personal data.',
  SearchSynonym: 'Words and phrases that find the same products.',
  SeoPage: 'SEO and Open Graph metadata of one page.',
  SettlementLine:
    'One line of a settlement file; amounts as seen by the shop, negative where money left the gateway.',
  ShippingMethod: "A shipping method; amounts are minor units of the shop's default currency.",
  ShopMigration:
    'A migration from another shop: several files that are checked, imported and undone together.',
  SliderImage: "A slide of a page's hero slider.",
  State: 'A state, province or emirate of a country.',
  StaticBanner: "A picture with text between page sections, or in a vendor's store.",
  StockFeed: "A file of stock and prices at a vendor's address, which is read again and again.",
  StockMovement: 'A stock movement; append-only.',
  Tab: "A custom tab of product pages; for all products unless it names products or categories. These can't be deleted while it does, because a tab that loses its last target would apply to all products.",
  TaxClass: 'A class of items with the same taxes: standard, reduced, zero.',
  TaxRate: 'Tax rate of a tax class in a zone.',
  Unit: 'A unit of measure; `factor` converts to `base_id`.',
  Vendor: 'A seller with its own store.',
  VendorDocument:
    'A document that proves who a vendor is; its file is private and served by one endpoint only (docs/adr).',
  VendorUser: "A member of a vendor's team: a user of its seller portal.",
  WalletTransaction:
    "A movement of a customer's wallet, booked or still to be confirmed; immutable except for its state.",
  WebhookDelivery: 'An event on its way to an endpoint, with the result of the last attempt.',
  WebhookEndpoint: 'An address of another program, which is told of events.',
  Zone: 'A geographic zone for taxes and shipping; of several that match, the highest priority applies.',
};

/** What fields mean, by the class of their record or input. */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AcceptDisputeInput: { note: 'A message to the customer.' },
  AddCartItemInput: {
    quantity: 'Default: one more unit if already in the cart, otherwise the minimum order quantity.',
    unit_price: 'Unit price on the page that it is added from: the cart reports a changed price.',
    request_key:
      '32 hexadecimal digits chosen by the client; a repeated request adds nothing, so it is safe to retry.',
  },
  AdjustmentLineInput: {
    owner:
      "Id of the vendor, rider or customer, or the gateway's driver; left out for the platform's own accounts.",
    debit: 'Minor units.',
    credit: 'Minor units.',
  },
  Admin: {
    password: 'Stored as an Argon2id hash.',
    two_factor_enabled: 'Whether sign-in requires a code after the password.',
  },
  AlertValues: {
    recipients: "E-mail addresses of operators; if empty, the shop's contact address is used.",
    buyer_confirmation: 'Whether buyers receive an order confirmation.',
    buyer_order_updates:
      'Whether buyers get an e-mail at each status change (prepared, shipped …); refund e-mails are always sent.',
  },
  ApplicationBanner: {
    action: 'Button label.',
    background: 'CSS colour or gradient behind the picture.',
    link_value: 'A URL for `url`, else the slug of the linked record.',
    template: 'The only template that shows it; null for all.',
    vendor_id: 'The vendor whose store shows it; null for the shop itself.',
  },
  ApplicationParallaxBanner: {
    action: 'Button label.',
    background: 'CSS colour or gradient behind the picture.',
    link_value: 'A URL for `url`, else the slug of the linked record.',
    template: 'The only template that shows it; null for all.',
    vendor_id: 'The vendor whose store shows it; null for the shop itself.',
  },
  ApplicationSliderImage: {
    action: 'Button label.',
    background: 'CSS colour or gradient behind the picture.',
    link_value: 'A URL for `url`, else the slug of the linked record.',
    template: 'The only template that shows it; null for all.',
    vendor_id: 'The vendor whose store shows it; null for the shop itself.',
  },
  AskStockNoticeInput: { website: 'Honeypot field: hidden from people, so only bots fill it.' },
  Attribute: {
    code: 'The attribute in URLs: `?attr.color=red`.',
    category_ids: 'Categories that it applies to; empty for all.',
  },
  AttributeValue: { code: 'The value in URLs: `?attr.color=red`.' },
  Band: { to: 'Absent for the last band: unlimited.' },
  Banner: {
    action: 'Button label.',
    background: 'CSS colour or gradient behind the picture.',
    link_value: 'A URL for `url`, else the slug of the linked record.',
    template: 'The only template that shows it; null for all.',
    vendor_id: 'The vendor whose store shows it; null for the shop itself.',
  },
  BannersQuery: {
    template: "The template shown; defaults to the shop's.",
    vendor: "Id or slug of a vendor, for its banners; the shop's own otherwise.",
  },
  BeforeQuery: { before: 'Cursor: id of a message; only older ones are returned.' },
  CancelOrderInput: {
    reason: 'Internal, for those who handle the order.',
    access_token: "The guest's token from placing the order.",
  },
  CartVariantLine: {
    unit_price: "Minor units of the shop's default currency; the price when the units were added.",
  },
  Category: {
    depth: '0 for a root.',
    icon: "Name of an icon in the storefront's icon set.",
    commission_id:
      'Commission rule for this category and its descendants. By name, as commissions is a higher module.',
    sort: 'Sort position among its siblings.',
  },
  ChangeCartItemQuantityInput: {
    unit_price: 'Unit price on the cart page: the cart reports a changed price.',
  },
  ChangeDeliveryStatusInput: { reason: 'Why it failed; the customer can read it.' },
  ChangeOrderStatusInput: {
    state: 'Either the target state or the label (an `order_statuses` row) mapped to it.',
    with_steps: 'Whether intermediate fulfilment states are passed as well, such as from placed to shipped.',
    note: "A message to the buyer, on the order's page and in the e-mail about this step.",
    internal_note: 'Internal note for operators and vendors; never shown to the buyer.',
  },
  ChangeReturnStatusInput: { note: 'A message to the customer; required to reject or cancel.' },
  City: { delivery_fee: "Delivery surcharge on top of the shipping method's rate." },
  CloseConversationInput: { closed: 'False reopens it.' },
  CloseLedgerPeriodInput: { last_day: "A day in the shop's time zone that is over." },
  Commission: {
    position: 'Rank in the list, from 1 on; the store keeps the positions without gaps.',
    rate: 'For `percentage` and `combined` rules: a fraction, `0.125` is 12.5 %.',
    currency: "Currency of all amounts of the rule; defaults to the shop's default currency.",
    fixed: 'For `fixed` and `combined` rules: amount per order line.',
    min: 'Minimum commission.',
    max: 'Maximum commission.',
    price_from: 'Lower bound of the price band, inclusive.',
    price_to: 'Upper bound of the price band, exclusive.',
    include_shipping: 'Whether the commission is also charged on shipping.',
    is_default: 'Applies when no other rule matches.',
  },
  CompareProductsInput: { product_ids: 'One to four distinct ids.' },
  ConfirmSettlementInput: {
    accept_differences: 'Whether to post although amounts differ or payments are missing in the books.',
  },
  ContactForm: {
    order_number: 'The order number as entered by the sender.',
    order_id:
      "The order it concerns; set from the entered number once that order is verified as the sender's.",
    reply: "The shop's reply; saving it e-mails it to the sender.",
    consent_at: 'When the sender agreed to the privacy policy; null where the form did not ask.',
    locale: "The sender's storefront language.",
  },
  ContentApplicationPage: { published_at: 'Publication date; unpublished while null.' },
  ContentPage: { published_at: 'Publication date; unpublished while null.' },
  Country: {
    iso2: 'ISO 3166-1 alpha-2, upper case.',
    iso3: 'ISO 3166-1 alpha-3, upper case.',
    dial_code: 'International prefix such as `+44`.',
    postcode_regex:
      'Regular expression that the whole postcode must match; null where the country has no postcodes.',
    requires_state: 'Whether addresses must name a state.',
  },
  Coupon: {
    code: 'Stored in upper case, so that codes are case-insensitive.',
    rate: '`percent`: share off the items, `0.1` is 10 %; `bxgy`: share off the units in `get_qty`.',
    amount: '`fixed_cart`: off all eligible items together; `fixed_item`: off each eligible unit.',
    buy_qty: '`bxgy`: of every `buy_qty + get_qty` eligible units …',
    get_qty: '… this many are discounted, the cheapest of all first.',
    max_discount: 'Maximum discount per order.',
    min_spend: 'Minimum amount of eligible items, before any coupon.',
    min_qty: 'Minimum quantity of eligible units.',
    first_order_only: 'Only for buyers without earlier orders, identified by e-mail address.',
    stackable: 'Can be combined with other stackable codes.',
    vendor_id: "Limits the coupon to this vendor's items, and funds it if vendors do.",
    funded_by: 'Who funds the discount; only vendor-funded discounts reduce the commission base.',
    product_ids: 'Included items: those that match any of these lists; all items if all lists are empty.',
    category_ids: 'Includes all descendant categories.',
    excluded_product_ids: 'Excluded items; exclusions override inclusions.',
    used: 'Number of redemptions; never exceeds `limit_total`.',
    is_public: 'Listed publicly in the shop; other codes work only for those who know them.',
  },
  CreateLedgerAdjustmentInput: {
    day: "A day in the shop's time zone that is not closed; by default the day on which it is posted.",
    reason: 'Vendors read it in their statements.',
    request_key: 'The same key again adjusts nothing more.',
  },
  CreatePayoutRequestInput: {
    amount: "Minor units of the shop's default currency.",
    destination:
      "An IBAN, an account number, or the e-mail address of a PayPal account; by default the vendor's bank account.",
  },
  CreateRiderPayoutRequestInput: { amount: "Minor units of the shop's default currency." },
  CreateShipmentInput: {
    lines: 'Everything that is in no shipment yet where omitted.',
    state: '`pending` by default; `shipped` notifies the buyer.',
    note: 'A message to the buyer.',
    request_key: 'A repeated request with the same key creates nothing.',
    tracking_url: "The carrier's page about this shipment.",
  },
  CreditWalletInput: {
    amount: 'Minor units of `currency`; only adjustments may be negative.',
    note: 'Reason, which the customer reads as well.',
    request_key:
      'A repeated request with the same key credits nothing more and returns the same transaction.',
  },
  Currency: {
    code: 'ISO 4217, upper case; immutable, because stored amounts refer to it.',
    exponent: 'Decimal places: JPY 0, USD 2, KWD 3; immutable, because amounts are in minor units.',
    rate: 'Exchange rate: units of this currency per unit of the default one.',
    rounding_increment: 'Converted prices are rounded to a multiple of this many minor units.',
  },
  Customer: {
    password: 'Stored as an Argon2id hash; null for customers who never set one.',
    currency: 'Code of the preferred display currency.',
    is_guest: 'Has bought without an account.',
    erasure_at: "When the account will be erased at its owner's request; signing in before then cancels it.",
    erased_at: 'When it was erased; only the anonymised row remains, as orders and statistics refer to it.',
  },
  CustomerSignInInput: { connect: 'OAuth identity to link to the account, as encrypted by `socialLogin`.' },
  DecideDisputeInput: {
    lines: 'Units to refund; by default what the customer claims.',
    shipping: "Shipping with its tax, in minor units of the order's currency.",
    note: 'The reason, which both sides read.',
  },
  DecidePaymentProofInput: { reason: 'Required for a rejection; the buyer is told.' },
  DecideWalletTransactionInput: {
    reason: 'Shown to the customer; required to reject a deposit or a withdrawal.',
  },
  DepositAmountInput: {
    amount: "Minor units of the caller's currency.",
    payment_method: 'Code of the method.',
  },
  Dispute: {
    number: 'Order number plus sequence number.',
    return_id: 'The return whose outcome is contested; null if the order itself is.',
    state: 'Changed only by its process (`dispute.process.ts`).',
    amount: 'What the customer claimed at the beginning.',
    with_shipping: 'Whether the claim contains what is left of the shipping.',
    due_at: 'Until when the vendor must respond; null once it has, or the dispute has ended.',
  },
  Document: { effective_at: 'Effective date stated in the document.' },
  DocumentStatusInput: { reason: 'Shown to the vendor; required for a rejection.' },
  EmailTextsInput: {
    body: 'Markdown: paragraphs, lists, emphasis and links.',
    button: 'Label of the button; empty for an e-mail without one.',
  },
  EstimateCartInput: { coupon_codes: 'The applied codes.' },
  EstimateDeliveryInput: { quantity: 'Defaults to the minimum order quantity.' },
  ExecutePaymentInput: {
    shipping_address_version:
      'The `version` of the address as it was shown to the buyer; another one now is a 409 `address_changed`.',
    billing_address_id: 'Absent: same as shipping address.',
    coupon_codes: 'Several stackable codes; applied in order, after `coupon_code` when both are sent.',
    payment_method: 'Required unless nothing is due, or the wallet pays everything.',
    use_wallet: "Minor units that the customer's wallet pays; `payment_method` pays the rest.",
    expected_total:
      'The total shown to the buyer; a different one now is a 409 with the new totals and the changed lines in `details`.',
    expected_lines: 'The lines shown to the buyer; any difference now is a 409, even at the same total.',
  },
  ExportInput: { columns: 'Columns in order; default: all that fit into cells.' },
  FacebookValues: {
    instagram_access_token:
      'A long-lived token of the "Instagram API with Instagram login"; the shop renews it automatically.',
  },
  Faq: { vendor_id: 'The vendor whose store shows it; null for the shop itself.' },
  FaqsQuery: {
    groups: 'Comma-separated groups; all when omitted.',
    vendor: "Id or slug of a vendor, for its FAQs; the shop's own otherwise.",
  },
  FetchMessagesQuery: { before: 'Cursor: id of a message; only older ones are returned.' },
  FindOrderDisputesInput: { access_token: "The guest's token from placing the order." },
  FindOrderReturnsInput: { access_token: "The guest's token from placing the order." },
  FlashSaleItem: {
    price: "Minor units of the shop's default currency.",
    rate: 'Share deducted from the regular price: `0.25` is a quarter.',
    quota: 'Units at this price; null for no limit but the stock.',
  },
  FollowVendorInput: { follow: 'False to unfollow.' },
  GatewaySettlement: {
    driver: 'The gateway.',
    state: 'Changed only by its process (`settlement.process.ts`).',
    first_day: 'Days of the first and the last line.',
    decided_by: 'The operator who confirmed, discarded or reversed it last.',
  },
  GeneralValues: {
    platform_vendor_id: "The operator's own vendor: the only one that trades while multi-vendor is off.",
    approve_products: "Whether vendors' products need an operator's approval before they are shown.",
    required_papers: 'Kinds of document that a vendor application requires.',
    prices_include_tax: 'Whether the prices that vendors enter contain their tax.',
    show_lowest_price:
      'Whether reduced prices show the lowest price of the 30 days before, as EU law requires.',
    recently_viewed: 'Whether the storefront shows products recently viewed on the same device.',
    bought_together: 'Whether product pages show products that were bought in the same orders.',
    order_prefix: 'Prefix of order numbers, as in `ST-7K3M9QXW`.',
    payment_window:
      'Hours that an order waits for prepayment before it expires; 0 leaves that to the payment method.',
    time_zone: 'IANA time zone that decides to which day a booking belongs.',
    payout_hold_days:
      "Days after delivery until a vendor's share can be paid out; by default as long as items can be returned.",
    payout_minimum: 'Least amount of a payout request.',
    payout_fee_fixed: 'Fee of each payout, besides its share.',
    payout_fee_rate: 'Fee of each payout as a share of its amount.',
    payout_holdback_rate: 'Share of what was released lately that stays in the balance, to cover refunds.',
    payout_holdback_days: 'Days after its release during which the holdback of a sale lasts.',
    payer_iban: "Account that payouts are paid from, for the bank's files.",
    payer_bic: 'Bank of that account.',
    payout_schedule: 'When payouts are requested for vendors.',
    tax_remitter: 'Who pays the taxes of sales to the tax office.',
    cash_holder: 'Who keeps the cash of orders paid on delivery, until it is settled.',
    return_days:
      'Days after delivery in which items can be returned that were sold before products had their own.',
    return_decision_days:
      'Days in which a vendor must decide on a return, and inspect one that arrived, before operators are asked.',
    return_sending_days: 'Days in which a customer must send the items of an approved return.',
    dispute_days:
      'Days after delivery, or after the decision on a return, in which customers can open a dispute.',
    dispute_response_days:
      'Days in which a vendor must respond to a dispute, before operators decide without its response.',
    wallet_deposit_minimum: 'Smallest deposit, in minor units of the default currency; 0 for no limit.',
    wallet_deposit_maximum: 'Largest deposit, in minor units of the default currency; 0 for no limit.',
    wallet_withdrawals: 'Whether customers may have money of their wallet paid out.',
    wallet_withdrawal_minimum: 'Smallest withdrawal, in minor units of the default currency.',
    wallet_approval_limit:
      'Bonuses and corrections above it need a second operator; in minor units of the default currency.',
    adjustment_approval_limit:
      'Adjustments of the books above it need a second operator; in minor units of the default currency.',
    translations: 'Shop name and tagline in locales other than the base.',
  },
  HandOverRiderCashInput: {
    amount: 'Minor units of `currency`.',
    request_key: 'A repeated request with the same key records nothing more and returns the same receipt.',
  },
  HistoricalOrder: {
    number: 'The number in the former shop.',
    customer_id: "The account with the order's e-mail address, once that is proven.",
    order_status: "States in the former shop's own words.",
    subtotal: 'Sum of the items; null where the file has none.',
  },
  Import: {
    vendor_id: "Vendor of products without a vendor column; for a vendor's import always that vendor.",
    feed_id: 'The feed whose run it is.',
    state: 'Changed through the state machine only (`import.process.ts`).',
    rows_done: 'Processed rows of the file: where a run resumes after a crash.',
    drafts: 'Of the created products, those that are drafts.',
    stated_drafts: "Of the drafts, those by what their rows say; the others are by the import's options.",
    kept: 'Values that an undo left unchanged because they were edited after the import.',
    error: 'Why the whole import failed.',
  },
  ImportLayoutInput: {
    sheet: "Name of a workbook's worksheet.",
    currency: "The shop's own currency, to take prices with other symbols as they are.",
  },
  ImportOptionsInput: {
    stock: "Whether stock of existing products is set to the file's value.",
    description_pictures: 'Whether pictures of other hosts that descriptions show are downloaded too.',
    unsupported:
      "What happens to products of types that can't be sold here, such as bookings, bundles and subscriptions.",
    scope: 'Whole products, or only stock and prices of existing variants by their SKU.',
  },
  InspectReturnInput: {
    refund_shipping: 'Whether what is left of the shipping is refunded as well.',
    note: 'A message to the customer.',
  },
  Invoice: {
    order_id: 'Null once the order is deleted.',
    tax: 'Added and included tax.',
    total: 'What the buyer owes or, of a credit note, what is taken back; never negative.',
  },
  InvoiceFileInput: { access_token: "The guest's token from placing the order." },
  Language: {
    code: 'One of the languages that the product ships texts for.',
    iso: 'Locale for dates and numbers, such as `en-GB`.',
    file: "Name of the file with the storefront's texts; derived from the code.",
  },
  LedgerAccount: {
    account_number: "Number in the accountants' chart of accounts.",
    account_name: "Name in the accountants' chart of accounts.",
  },
  LedgerAdjustment: {
    state: 'Changed only by its process (`adjustment.process.ts`).',
    amount: 'Sum of its debits, and so of its credits.',
    day: "Day in the shop's time zone that it is booked to; null for the day on which it is posted.",
    reason: 'Why it is needed; the vendors whom it concerns read it as well.',
    decided_by: 'The operator who approved or refused it; null where none was needed.',
    reversal_requested_by: 'Who asked for the reversal.',
  },
  LedgerEntry: {
    day: "Day in the shop's time zone, as `2026-11-25`.",
    event: 'The business event, such as `sale:ST-7K3M9QXW-1`.',
    owner:
      "Id of the customer, vendor or rider, or the gateway's driver; empty for the platform's own accounts.",
    amount: 'Positive is a debit, negative a credit.',
    reference: 'Number of the order, refund, payout or deposit that caused it.',
    memo: 'Why it was booked, where the event does not say it.',
  },
  LedgerPeriod: {
    first_day: 'The day after the period before; null for the first period, which has no beginning.',
    state: 'Changed only by its process (`period.process.ts`).',
    reopening_requested_by: 'Who asked for the reopening, and why.',
    decided_by: 'The operator who confirmed or declined the reopening.',
  },
  ListQuery: {
    after:
      'The last row received, as its value in the sorted field and its id: the page begins with the row after it.',
    total: '`exact` counts all rows; otherwise totals above 10,000 may be up to a minute old.',
  },
  MapImportInput: { vendor_id: 'Operators only.' },
  Media: {
    focal_x:
      'Focal point, in per cent from the left and the top, that stays visible when the picture is cropped.',
  },
  MediaValues: {
    max_megabytes: "Largest picture in megabytes; the server's UPLOAD_LIMIT remains the upper bound.",
    max_megapixels: 'Largest picture in million pixels.',
    vendor_pictures: "Number of pictures that one vendor's library may hold.",
    avif_quality:
      'Compression quality of sizes generated from now on, from 30 (small files) to 95 (high fidelity).',
  },
  MigrationFileInput: { kind: 'Null: the file is left out.' },
  MoveCategoryInput: {
    after_id:
      'The sibling before it, null for the first place; unlike an index it stays right when others move categories.',
    position: 'Index among the siblings, where `after_id` is omitted.',
  },
  MoveOwnDeliveryInput: {
    code: "The customer's delivery code, for `delivered`.",
    reason: 'Why it failed; the customer can read it.',
    request_key: 'A repeated request with the same key has its effect only once.',
  },
  News: { tags: 'Comma-separated tags.', published_at: 'Publication date; unpublished while null.' },
  NewsComment: {
    post_id: 'Deleting the post deletes its comments.',
    customer_id: "The author's account.",
    author_name: 'Name displayed with the comment.',
    email: 'Never shown in public.',
    body: 'Plain text.',
    locale: "The author's storefront language.",
  },
  Newsletter: {
    token: 'Secret of the links in e-mails to this address.',
    consent_at: 'When the subscriber confirmed.',
  },
  OpenDisputeInput: {
    return_id: 'The return whose outcome is contested.',
    description: 'What happened.',
    lines: 'Units that are claimed; by default all that can be.',
    request_key: 'A repeated request with the same key opens nothing more.',
  },
  Order: {
    shipping_discount: 'Coupon discount on shipping.',
    payment_fee: "The order's share of the payment method's fee; goes to the platform, untaxed.",
    note: 'Internal note for operators and vendors; never shown to the buyer.',
  },
  OwnerBalancesQuery: { day: "A day in the shop's time zone; today by default." },
  Page: { published_at: 'Publication date; unpublished while null.' },
  ParallaxBanner: {
    action: 'Button label.',
    background: 'CSS colour or gradient behind the picture.',
    link_value: 'A URL for `url`, else the slug of the linked record.',
    template: 'The only template that shows it; null for all.',
    vendor_id: 'The vendor whose store shows it; null for the shop itself.',
  },
  Payment: {
    reference: 'Number of the order group or deposit that is paid for, such as `ST-7K3M9QXW`.',
    provider_reference: 'Id of the payment at the provider; null until it has been called.',
    superseded_at: 'When a later attempt replaced it; money captured nevertheless still counts.',
    problem: "Why an operator has to look at it, such as an amount that differs from this row's.",
  },
  PaymentMethod: {
    code: 'Stored in orders, so no code is ever reused.',
    instructions: 'Instructions for the buyer, shown at checkout and in the confirmation e-mail.',
    capture_method: 'Whether a gateway captures the money at once, or order by order when they ship.',
    config: "The driver's secrets as JSON, stored encrypted and never returned.",
    country_ids: 'Destination countries that it is available for; empty means all.',
    currency_ids: 'Currencies that it accepts; empty means all.',
    fee: 'Fixed fee charged to the buyer, whatever the amount.',
    fee_rate: 'Fee as a share of the amount, in addition to the fixed fee.',
  },
  Payout: {
    fee: 'Fee that the platform keeps, by the rules at the time of the request; null for older requests.',
    net: 'What is transferred: the amount less the fee.',
    destination: 'Masked account, which shows only its end.',
    closed_destination: 'The full account, encrypted.',
    state: 'Changed only by its process (`payout.process.ts`).',
    reference: "The bank's reference of the transfer.",
    reason: 'Why it was rejected, failed or was returned.',
    decided_at: 'When it was approved or rejected.',
  },
  PayoutRequest: {
    scheduled_for: 'Day of the schedule that requested it, as `2026-11-25`; null if the vendor did.',
    fee: 'Fee that the platform keeps, by the rules at the time of the request; null for older requests.',
    net: 'What is transferred: the amount less the fee.',
    destination: 'Masked account, which shows only its end.',
    state: 'Changed only by its process (`payout.process.ts`).',
    reference: "The bank's reference of the transfer.",
    reason: 'Why it was rejected, failed or was returned.',
    decided_at: 'When it was approved or rejected.',
  },
  Permission: { is_system: 'Whether a route of the shop requires it.' },
  PostsQuery: { category: 'Slug of a blog category.' },
  PreviewRefundInput: {
    shipping: "Shipping with its tax, in minor units of the order's currency.",
    payment_fee: "Whether the payment method's fee is refunded as well.",
    note: 'Message to the buyer.',
  },
  Product: {
    status: 'Changes only by the transitions in `product.process.ts`.',
    is_suspended:
      'An operator has taken it off sale: a vendor’s product needs approval to be published again.',
    category_ids: 'All categories, including the primary one.',
    related_ids: 'Related products of the same vendor, shown before automatically chosen ones.',
    is_free: 'Free on purpose; any other product needs a price before publication.',
    available_at: "Release date; until then the product is shown as upcoming and can't be bought.",
    rating_sum: 'Sum of all review stars; the average is `rating_sum / rating_count`.',
    sold_count: 'Units sold; sort key for "popular".',
  },
  ProductQuestion: {
    vendor_id: "The product's vendor.",
    author_name: 'Public name of the author, such as “Clara B.”.',
    language: 'Language of the page on which it was asked.',
    status: 'Changed only by its process (`product-question.process.ts`).',
  },
  Redirect: {
    path: 'With a query only if the old system used one.',
    target: 'A path of this shop, or the URL of another site.',
    hits: 'Visitors sent on so far; counted in batches.',
  },
  Refund: {
    number:
      "Order number plus sequence number; unique, so that concurrent requests can't create the same one.",
    shipping: 'Shipping in the amount, with its tax; 0 where the order was void, which refunds everything.',
    payment_fee: 'Payment fee in the amount.',
    tax: 'Tax in the amount.',
    commission: 'Commission that the vendor gets back.',
    platform_discount: 'Platform-funded discounts that the vendor gives back.',
    note: 'Message to the buyer.',
    state: 'Changed only by its process (`refund.process.ts`).',
    failure: 'Why its payment provider has not made it.',
    settled_at: 'When it was paid or cancelled.',
  },
  RefundOrderInput: {
    request_key: 'A repeated request with the same key refunds nothing more and returns the same refund.',
    shipping: "Shipping with its tax, in minor units of the order's currency.",
    payment_fee: "Whether the payment method's fee is refunded as well.",
    note: 'Message to the buyer.',
  },
  RegisterVendorInput: {
    accepts_terms: "Acceptance of the terms; a form that has the check box can't be submitted without it.",
    website: 'Honeypot field: hidden from people, so only bots fill it.',
  },
  RejectReviewInput: { reason: 'What its author should know.' },
  ReorderInput: {
    request_key: 'A repeated request with the same key adds nothing.',
    group_number: 'The prefix is configurable (`order_prefix`), so only the length is checked.',
  },
  ReportExport: {
    group: 'How the sale report is grouped.',
    category_id:
      'Products in this category or its descendants; in the other reports, orders that contain one.',
  },
  ReportQuery: {
    group: 'How the sale report is grouped.',
    category_id:
      'Products in this category or its descendants; in the other reports, orders that contain one.',
  },
  RequestErasureInput: { current_password: 'Required for accounts with a password.' },
  RequestReturnInput: {
    refund_to: 'By default the way of payment.',
    request_key: 'A repeated request with the same key returns nothing more.',
  },
  RequestedLineInput: { exchange_variant_id: 'Variant wanted instead of a refund.' },
  ResendFailedWebhooksInput: { since: 'Deliveries that were created then or later.' },
  RetryPaymentInput: {
    payment_method: "Code of the method; by default the order's.",
    group_number: 'The prefix is configurable (`order_prefix`), so only the length is checked.',
  },
  Return: {
    number: 'Order number plus sequence number.',
    state: 'Changed only by its process (`return.process.ts`).',
    refund_to: 'Where the customer wants the money of what is not exchanged.',
    note: "The customer's note.",
    due_at: 'When the vendor must have decided or inspected, before operators are asked.',
    escalated_at: "When it became the operators' case; null while it is not.",
    send_by: 'Until when the customer must have sent the items.',
  },
  Review: {
    product_id: 'Null for reviews of the store.',
    vendor_id: "Vendor of the product or store; defaults to the product's.",
    order_item_id: 'The reviewed order line: one review per line.',
    author_name: 'Public name of the author, such as “Clara B.”.',
    language: 'Language of the shop when the customer wrote it; null if a vendor or operator entered it.',
    media_ids: "The customer's photos; published together with the text only.",
    vendor_reply: "The vendor's public reply.",
    status: 'Changed only by its process (`review.process.ts`).',
    rejection_reason: 'Why an operator rejected it, which its author reads.',
    is_default: "Shown first among its product's reviews.",
  },
  ReviewPageQuery: {
    sort: 'Default: the review that its vendor or an operator marked as default first, then the newest.',
    pictures: 'Only reviews with pictures.',
    verified: 'Only reviews of purchases in this shop.',
  },
  Rider: {
    vendor_id:
      'Null for riders of the platform. Referenced by name, not imported, as vendors are a higher module.',
    zone_ids: 'Delivery zones; empty means everywhere.',
    commission_rate: '`percentage` commission: share of the shipping price, `0.125` is 12.5 %.',
    commission_amount: '`fixed` commission: amount per delivery.',
    cash_limit: 'Maximum cash that the rider may carry; null for no limit.',
    bank_account: 'IBAN or account number; stored encrypted and never returned.',
    bank_account_hint: 'Masked bank account, which shows only its end.',
    status: 'Changed only by its process (`rider.process.ts`).',
    is_default: 'Default rider of its fleet.',
  },
  RiderAssignment: {
    vendor_id: 'Vendor of the order.',
    note: 'Note for the rider, such as where to ring.',
    earning: "Rider's earning in minor units of the shop's default currency; frozen at delivery.",
    failure_reason: "Why the rider's last attempt failed; the buyer can read it.",
  },
  RiderCashHandover: {
    number: 'Number of the receipt.',
    state: 'Changed only by its process (`cash-handover.process.ts`).',
    received_by: 'The operator who took the cash.',
    reversed_by: 'The operator who reversed it.',
  },
  RiderCommissionQuery: { commission_value: 'Share for `percentage`, minor units for `fixed`.' },
  RiderPayoutRequest: {
    vendor_id: "The rider's employer at the time of the request; null for riders of the platform.",
    fee: 'Fee that the platform keeps, by the rules at the time of the request; null for older requests.',
    net: 'What is transferred: the amount less the fee.',
    destination: 'Masked account, which shows only its end.',
    state: 'Changed only by its process (`payout.process.ts`).',
    reference: "The bank's reference of the transfer.",
    reason: 'Why it was rejected, failed or was returned.',
    decided_at: 'When it was approved or rejected.',
  },
  RiderSignInInput: { login: 'Phone number or e-mail address.' },
  Role: {
    is_system: "Roles that the product itself relies on; they can't be disabled or deleted.",
    is_default: 'Role of new accounts of its audience when none is chosen.',
  },
  RotateWebhookSecretInput: {
    overlap_hours:
      'For how many hours bodies are signed with the former secret, too; 0 if it is known to others.',
  },
  SaveEmailTemplateInput: {
    body: 'Markdown: paragraphs, lists, emphasis and links.',
    button: 'Label of the button; empty for an e-mail without one.',
  },
  SearchCuration: {
    query: 'Matches searches for the same words, in any form and in this order.',
    product_ids: 'In pinned order.',
    language: 'Language that it applies to; null for all.',
    starts_at: 'UTC; null for immediately.',
    ends_at: 'UTC; null for no end.',
  },
  SearchQuery: {
    query: 'In lower case, with single spaces.',
    language: 'Language of the shop at the search.',
    searches: 'How often it was submitted.',
    results: 'Products found by the latest search.',
    last_searched_at: 'UTC.',
  },
  SearchSynonym: {
    terms: 'Comma-separated: `sneakers, trainers, running shoes`.',
    type: '`one_way`: the first term also finds the others, but not vice versa.',
    language: 'Language that it applies to; null for all.',
  },
  SellerReportExport: {
    group: 'How the sale report is grouped.',
    category_id:
      'Products in this category or its descendants; in the other reports, orders that contain one.',
  },
  SellerReportQuery: {
    group: 'How the sale report is grouped.',
    category_id:
      'Products in this category or its descendants; in the other reports, orders that contain one.',
  },
  SeoPage: {
    target_id: "Id of the page's record; null for singleton pages.",
    target: 'Type and id, such as `product:7`; unique, so one entry per page.',
    vendor_id: 'The vendor who owns the entry; null for operators.',
  },
  SettlementLine: {
    reference: "The gateway's id of the transaction, or the reference of a generic file.",
    booked: 'Amount in the books; null where nothing was found there.',
    order_number: 'Number of the order or checkout that was found.',
  },
  ShareWishlistInput: { share: 'False to stop sharing.' },
  ShippingMethod: {
    vendor_id:
      "Owning vendor; null for the platform's methods, which serve vendors without methods of their own.",
    zone_ids: 'Zones that it delivers to; none means everywhere.',
    rate: 'Per order, unit or started step, or the base rate by distance, by type; 0 where the type has no rate.',
    weight_step: 'Step in grams; `rate` is charged per started step.',
    price_step: 'Step of the subtotal; `rate` is charged per started step.',
    percent: "Fraction of the vendor's subtotal that is charged.",
    table_by: 'What the bounds of the rate table measure.',
    rate_per_km: 'Per started kilometre from the vendor to the buyer, as the crow flies.',
    max_distance: 'Maximum distance in kilometres.',
    pickup_address: 'Where buyers collect their order.',
    max_weight: 'Maximum weight in grams.',
    free_over:
      "Subtotal of the vendor's items from which it is free; for the type `free`, from which it is offered.",
    handling: 'Handling fee added to the rate, unless shipping is free.',
    cod_allowed: 'Whether cash on delivery is allowed with this method.',
  },
  ShopMigration: {
    state: 'Changed through the state machine only (`shop-migration.process.ts`).',
    filenames: 'Names of its files, for lists.',
    error: 'Why all of it failed.',
  },
  SimulateSaleInput: {
    variant_id:
      'Sells this variant at its current price; else `category_id` and `unit_price` describe what is sold.',
    vendor_id:
      'Operators only, where no variant is named: the vendor. Vendors always simulate their own sales.',
    unit_price: "Replaces the variant's price.",
    discount: 'Coupon discount on the items, and who bears it.',
    shipping_discount: 'Coupon discount on shipping, borne by the same party.',
    country_id: 'Destination, which decides on taxes; without one there are none.',
    payment_method: 'Code of the payment method, whose fee is charged.',
  },
  SliderImage: {
    action: 'Button label.',
    background: 'CSS colour or gradient behind the picture.',
    link_value: 'A URL for `url`, else the slug of the linked record.',
    template: 'The only template that shows it; null for all.',
    vendor_id: 'The vendor whose store shows it; null for the shop itself.',
  },
  SoftDeletableRecord: {
    deleted_key:
      '0 until deleted, then the own id: part of each unique key, so that deletion frees the value.',
  },
  State: { code: 'Second part of its ISO 3166-2 code, such as `CA`.' },
  StaticBanner: {
    action: 'Button label.',
    background: 'CSS colour or gradient behind the picture.',
    link_value: 'A URL for `url`, else the slug of the linked record.',
    template: 'The only template that shows it; null for all.',
    vendor_id: 'The vendor whose store shows it; null for the shop itself.',
  },
  StockFeed: {
    interval_hours: 'Hours between two runs.',
    last_error: "Why the last run failed; null if it didn't.",
  },
  StockMovement: {
    quantity: 'Positive in, negative out.',
    reference: 'Reference such as an order number.',
    actor: 'Who recorded it, such as `admin:3`; null for the system.',
  },
  StoreMessageInput: { message: 'Optional with a picture.' },
  StoreOwnMessageInput: {
    request_key: 'The same key again has no further effect: for repeats after a lost answer.',
  },
  StoreRiderMessageInput: {
    request_key: 'The same key again has no further effect: for repeats after a lost answer.',
  },
  StoreValues: {
    legal_name: 'Registered name of the business; shown in e-mails about orders.',
    invoice_note: 'Footer of every e-mail about an order.',
    low_stock: 'A product with this many units or fewer counts as low on stock.',
    import_days:
      'Days after which the file of an abandoned import is deleted; finished imports lose theirs at once.',
  },
  StoreVendorMessageInput: { message: 'Optional with a picture.' },
  SubmitContactFormInput: {
    order_number: 'The order it concerns; the response never reveals whether it exists.',
    consent: 'Agreement to the privacy policy; must be true when present.',
    website: 'Honeypot field: hidden from people, so only bots fill it in.',
  },
  SubscribeInput: {
    locale: 'Language of the e-mails; defaults to that of the request.',
    website: 'Honeypot field: hidden from people, so only bots fill it.',
  },
  TaxClass: { is_default: 'Applies to products without a tax class.' },
  TaxRate: {
    rate: 'A fraction: `0.0825` is 8.25 %.',
    priority: 'Rates apply in ascending order; all rates of one priority apply.',
    compound: 'Charged on the price plus the taxes of lower priority.',
    on_shipping: 'Also charged on the shipping of items of the class.',
  },
  TestEmailInput: {
    body: 'Markdown: paragraphs, lists, emphasis and links.',
    button: 'Label of the button; empty for an e-mail without one.',
  },
  ThemeValues: {
    heading_font: "Fonts of headings and of body text; `template` uses the template's font.",
    home_sections: 'Home page sections in order; an empty section is not shown.',
  },
  TrackOrderInput: { order_number: 'Number of the order group or of one of its orders.' },
  TransferInput: {
    ids: 'Requests that are approved, or are processing and exported again; by default all that are approved.',
  },
  TrialBalanceQuery: { day: "A day in the shop's time zone; today by default." },
  TwoStepSignInInput: { code: 'Code of the authenticator app, or a recovery code.' },
  UpdateReviewInput: { removed_picture_ids: 'Ids of photos to remove; as JSON text in a multipart form.' },
  UpdateShipmentInput: { tracking_url: "The carrier's page about this shipment." },
  UpdateShipmentStatusInput: { note: 'A message to the buyer.' },
  ValidateAddressInput: { email: 'Required from guests.' },
  ValidateShippingMethodInput: {
    use_wallet: "Minor units that the customer's wallet is to pay.",
    email: 'Required from guests.',
  },
  Vendor: {
    lat: "Coordinates in degrees from which deliveries start; without them the city's apply.",
    bank_account: 'IBAN or account number; stored encrypted and never returned.',
    bank_account_hint: 'Last characters of the bank account, for recognition.',
    status: 'Set by operators; changed through the state machine only (`vendor.process.ts`).',
    status_reason: 'Reason of the last status change.',
    store_status: 'Set by the vendor: open, on vacation or closed.',
    commission_id:
      'Agreed with this vendor; overrides all commission rules. Named, as commissions are a higher module.',
    approved_at: 'When the vendor was first approved.',
    rating_sum: 'Sum of all review ratings; the average is this divided by `rating_count`.',
    product_count: 'Number of active products; maintained by the catalogue in its own transactions.',
  },
  VendorDocument: {
    status: "The operator's decision; changed through the state machine only (`document.process.ts`).",
    reason: 'Reason of a rejection, shown to the vendor.',
  },
  VendorStatusInput: { reason: 'Shown to the vendor.' },
  VendorUser: {
    password: 'Stored as an Argon2id hash.',
    two_factor_enabled: 'Whether sign-in requires a second factor.',
    status:
      'Changed only by its process (`team/vendor-user.process.ts`); an invited member has no password of its own yet.',
  },
  VerifyPaymentInput: {
    group_number: 'The prefix is configurable (`order_prefix`), so only the length is checked.',
  },
  WalletTransaction: {
    state: 'Changed only by its process (`wallet.process.ts`).',
    amount: 'Negative where money leaves the wallet.',
    balance: 'Balance right after it was booked; null until then.',
    reference: 'Number of the order, refund or transaction that it belongs to.',
    note: "The operator's reason of a bonus, a correction or a rejection, which the customer reads as well.",
    payment_method: 'Code of the payment method of a deposit.',
    destination: 'Masked account of a withdrawal, which shows only its end.',
    requested_by: 'The operator who asked for it.',
    decided_by: 'The operator who confirmed or refused it.',
    booked_at: 'When it changed the balance.',
  },
  WebhookDelivery: {
    event_type: 'Name of the event in the API; not translated.',
    webhook_id: 'The header `webhook-id`, the same in every attempt.',
    error: 'Why there was no response.',
    response_body: 'The beginning of the response.',
    duration: 'Milliseconds of the last attempt.',
  },
  WebhookEndpoint: {
    url: 'Where events are posted to: https, on a public host.',
    failing_since: 'Since when every attempt has failed; null while attempts succeed.',
    disabled_at: 'When the shop switched it off, after days of failures only.',
  },
  WithdrawAmountInput: {
    amount: "Minor units of the caller's currency.",
    destination: 'An IBAN or an account number.',
  },
};
